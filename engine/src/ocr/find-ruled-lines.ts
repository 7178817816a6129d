import type { Picture } from '../pdf/render-region.ts';

/** A piece of a line: it runs in one row of pixels, or in one column. */
export interface LinePiece {
  readonly lane: number;
  readonly from: number;
  readonly to: number;
}

/** A thin straight line of a picture, in pixels: it reaches from one place to another along its direction. */
export interface RuledLine {
  readonly from: number;
  readonly to: number;
  /** Where it begins and ends across its direction: a sheet lies askew. */
  readonly start: number;
  readonly end: number;
  readonly pieces: readonly LinePiece[];
}

export interface LineSearch {
  /** Shorter pieces, in pixels, are strokes of letters. */
  readonly shortestPiece: number;
  /** Shorter lines are dashes and stems. */
  readonly shortest: number;
  /** A line is interrupted by so many pixels at most: stems of letters stand over one another. */
  readonly widestGap: number;
  /** Part of its length that a line covers: the bars of capitals in a row cover half of theirs. */
  readonly fewestCovered: number;
}

/** A line is darker by so much than the paper so many pixels beside its middle. */
const contrast = 24;
export const besideLine = 4;
/** Dirt and strokes of letters interrupt a piece by so many pixels at most. */
const pieceGap = 3;
/** Darker than this is ink; letters touch a ruled line on a small part of its length, or on more where it is long and solid. */
const ink = 150;
const [fewInked, mostInked] = [0.05, 0.35];
const [solid, longest] = [0.95, 150];
/** A sheet lies askew by less than this. */
const steepest = 0.04;
/** No piece of a straight line stands farther from it, in pixels. */
const farthest = 5;

/** Finds the thin lines that run along the rows of a picture, or else down its columns. */
export function findRuledLines(picture: Picture, isAlongRows: boolean, search: LineSearch): RuledLine[] {
  const pieces = findPieces(picture, isAlongRows, search.shortestPiece);
  return gatherLines(pieces, search.widestGap)
    .map(toLine)
    .filter((line) => isRuled(line, search) && isFree(line, picture, isAlongRows));
}

function findPieces({ width, height, pixels }: Picture, isAlongRows: boolean, shortest: number): LinePiece[] {
  const lanes = isAlongRows ? height : width;
  const beside = besideLine * (isAlongRows ? width : 1);
  const firstOf = new Int32Array(lanes).fill(-1);
  const lastOf = new Int32Array(lanes);
  const pieces: LinePiece[] = [];
  const end = (lane: number): void => {
    const from = firstOf[lane] ?? -1;
    const to = (lastOf[lane] ?? 0) + 1;
    if (from >= 0 && to - from >= shortest) pieces.push({ lane, from, to });
  };
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      const limit = (pixels[index] ?? 255) + contrast;
      if (limit > 255) continue;
      const lane = isAlongRows ? y : x;
      // Beyond the edge of the picture there is paper.
      const isDarker =
        (lane < besideLine || limit < (pixels[index - beside] ?? 255)) &&
        (lane + besideLine >= lanes || limit < (pixels[index + beside] ?? 255));
      if (!isDarker) continue;
      const at = isAlongRows ? x : y;
      if (firstOf[lane] === -1) firstOf[lane] = at;
      else if (at - (lastOf[lane] ?? 0) > pieceGap + 1) {
        end(lane);
        firstOf[lane] = at;
      }
      lastOf[lane] = at;
    }
  }
  for (let lane = 0; lane < lanes; lane += 1) end(lane);
  return pieces.sort((a, b) => a.lane - b.lane || a.from - b.from);
}

/** Puts pieces together that go on from one another, in the same lane or where the sheet's tilt makes a step. */
function gatherLines(pieces: readonly LinePiece[], widestGap: number): LinePiece[][] {
  const groupOf = pieces.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (groupOf[root] !== root) root = groupOf[root] ?? root;
    groupOf[index] = root;
    return root;
  };
  let open = 0;
  for (const [index, piece] of pieces.entries()) {
    while ((pieces[open]?.lane ?? Infinity) < piece.lane - 2) open += 1;
    for (let other = open; other < index; other += 1) {
      const { from, to } = pieces[other] ?? piece;
      if (piece.from - to <= widestGap && from - piece.to <= widestGap) groupOf[rootOf(index)] = rootOf(other);
    }
  }
  const groups = new Map<number, LinePiece[]>();
  for (const [index, piece] of pieces.entries()) {
    const root = rootOf(index);
    const group = groups.get(root);
    if (group === undefined) groups.set(root, [piece]);
    else group.push(piece);
  }
  return [...groups.values()];
}

function toLine(pieces: readonly LinePiece[]): RuledLine {
  const from = Math.min(...pieces.map((piece) => piece.from));
  const to = Math.max(...pieces.map((piece) => piece.to));
  const reach = (to - from) * 0.1;
  const lanesAt = (place: number): number => {
    const near = pieces.filter((piece) => piece.from <= place + reach && piece.to >= place - reach);
    return near.reduce((sum, { lane }) => sum + lane, 0) / Math.max(1, near.length);
  };
  return { from, to, start: lanesAt(from), end: lanesAt(to), pieces };
}

function isRuled({ from, to, start, end, pieces }: RuledLine, { shortest, fewestCovered }: LineSearch): boolean {
  const length = to - from;
  if (length < shortest || Math.abs(end - start) > length * steepest + 2) return false;
  const isStraight = pieces.every((piece) => {
    const middle = (piece.from + piece.to) / 2;
    return Math.abs(piece.lane - (start + ((end - start) * (middle - from)) / length)) <= farthest;
  });
  return isStraight && covered(pieces) >= length * fewestCovered;
}

/**
 * Serifs make a line on which letters stand, and the bars of capitals one from which they hang: such a line is broken
 * between letters where a ruled one, however many letters touch it, is not.
 */
function isFree({ from, to, start, end }: RuledLine, { width, pixels }: Picture, isAlongRows: boolean): boolean {
  const [along, across] = isAlongRows ? [1, width] : [width, 1];
  let [inked, unbroken] = [0, 0];
  for (let at = from; at < to; at += 1) {
    const lane = Math.round(start + ((end - start) * (at - from)) / (to - from));
    const index = at * along + lane * across;
    const before = pixels[index - besideLine * across] ?? 255;
    const behind = pixels[index + besideLine * across] ?? 255;
    const line = Math.min(...[-1, 0, 1].map((step) => pixels[index + step * across] ?? 255));
    if (Math.min(before, behind) < ink) inked += 1;
    if (line + contrast < Math.max(before, behind) || Math.max(before, behind) < ink) unbroken += 1;
  }
  const length = to - from;
  return inked <= length * fewInked || (inked <= length * mostInked && unbroken >= length * solid && length >= longest);
}

function covered(pieces: readonly LinePiece[]): number {
  let sum = 0;
  let end = -1;
  for (const { from, to } of pieces.toSorted((a, b) => a.from - b.from)) {
    if (to <= end) continue;
    sum += to - Math.max(from, end);
    end = to;
  }
  return sum;
}
