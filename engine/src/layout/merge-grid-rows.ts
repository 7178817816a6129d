import { wordsOfLine, type Line, type Segment } from './build-lines.ts';
import { rulingAt } from './ruling.ts';
import type { Word } from './word.ts';

/** A row of a ruled table: between two horizontal rulings, cut into cells by vertical ones. */
interface Band {
  readonly top: number;
  readonly bottom: number;
  /** Places of the vertical rulings, from left to right. */
  readonly bars: readonly number[];
}

/** Rulings within so many points are one. */
const samePt = 2.5;
/** Lower bands hold no text. */
const lowestBandPt = 7;
/** Higher bands are frames around other things. */
const highestBandPt = 160;
const mostLines = 10;

/** Makes one line of the lines that stand in one row of a ruled table: wrapped cells, whatever their vertical alignment. */
export function mergeGridRows(lines: readonly Line[], rulings: readonly number[]): Line[] {
  const bands = findBands(rulings);
  if (bands.length === 0) return [...lines];
  const inBand = new Map<Band, Line[]>();
  for (const line of lines) {
    const band = bandOf(bands, line);
    if (band !== undefined) inBand.set(band, [...(inBand.get(band) ?? []), line]);
  }
  const merged = new Map<Line, Line | undefined>();
  for (const [band, members] of inBand) {
    const [first, ...others] = members;
    if (first === undefined || others.length === 0 || members.length > mostLines) continue;
    merged.set(first, mergeLines(band, members));
    for (const other of others) merged.set(other, undefined);
  }
  return lines.flatMap((line) => {
    if (!merged.has(line)) return [line];
    return merged.get(line) ?? [];
  });
}

function bandOf(bands: readonly Band[], line: Line): Band | undefined {
  const middle = (line.top + line.bottom) / 2;
  return bands.find(
    ({ top, bottom, bars }) =>
      middle > top &&
      middle < bottom &&
      line.left > (bars[0] ?? 0) - samePt &&
      line.right < (bars.at(-1) ?? 0) + samePt,
  );
}

function mergeLines({ bars }: Band, lines: readonly Line[]): Line {
  const cells = bars.slice(1).map((): Word[] => []);
  for (const line of lines) {
    for (const word of wordsOfLine(line)) {
      const middle = (word.left + word.right) / 2;
      const index = bars.findLastIndex((bar) => bar <= middle);
      cells[Math.max(0, Math.min(index, cells.length - 1))]?.push(word);
    }
  }
  const segments = cells.filter((words) => words.length > 0).map(toSegment);
  return {
    segments,
    left: Math.min(...lines.map((line) => line.left)),
    right: Math.max(...lines.map((line) => line.right)),
    top: Math.min(...lines.map((line) => line.top)),
    bottom: Math.max(...lines.map((line) => line.bottom)),
    size: lines[0]?.size ?? 0,
  };
}

const toSegment = (words: Word[]): Segment => ({
  words,
  left: Math.min(...words.map((word) => word.left)),
  right: Math.max(...words.map((word) => word.right)),
});

interface Ruling {
  readonly at: number;
  from: number;
  to: number;
}

function findBands(rulings: readonly number[]): Band[] {
  const { levels, bars } = rulingsOf(rulings);
  if (levels.length < 2 || bars.length < 3) return [];
  const heights = distinct(levels.map(({ at }) => at));
  const bands: Band[] = [];
  for (const [index, top] of heights.entries()) {
    const bottom = heights[index + 1];
    if (bottom === undefined || bottom - top < lowestBandPt || bottom - top > highestBandPt) continue;
    const through = distinct(
      bars.filter((bar) => bar.from < top + samePt && bar.to > bottom - samePt).map(({ at }) => at),
    );
    const closed = through.filter((x, at) => {
      const next = through[at + 1] ?? through[at - 1];
      if (next === undefined) return false;
      const middle = (x + next) / 2;
      return [top, bottom].every((y) => levels.some((level) => isOver(level, y, middle)));
    });
    if (closed.length >= 3) bands.push({ top, bottom, bars: closed });
  }
  return bands;
}

const isOver = (level: Ruling, y: number, x: number): boolean =>
  Math.abs(level.at - y) < samePt && level.from < x && level.to > x;

function rulingsOf(rulings: readonly number[]): { levels: Ruling[]; bars: Ruling[] } {
  const levels: Ruling[] = [];
  const bars: Ruling[] = [];
  for (let at = 0; at + 3 < rulings.length; at += 4) {
    const { left, top, right, bottom } = rulingAt(rulings, at);
    if (right - left >= bottom - top) levels.push({ at: (top + bottom) / 2, from: left, to: right });
    else bars.push({ at: (left + right) / 2, from: top, to: bottom });
  }
  return { levels: joined(levels), bars: joined(bars) };
}

/** Pieces of one ruling that touch are joined: tables are often drawn cell by cell. */
function joined(rulings: readonly Ruling[]): Ruling[] {
  const found: Ruling[] = [];
  for (const ruling of rulings.toSorted((a, b) => a.from - b.from)) {
    const known = found.find(
      (other) => Math.abs(other.at - ruling.at) < samePt && ruling.from < other.to + samePt && ruling.to > other.from,
    );
    if (known === undefined) found.push({ ...ruling });
    else known.to = Math.max(known.to, ruling.to);
  }
  return found;
}

function distinct(places: readonly number[]): number[] {
  const found: number[] = [];
  for (const place of places.toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last === undefined || place - last > samePt) found.push(place);
  }
  return found;
}
