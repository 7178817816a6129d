import type { Atom, Look } from './atoms.ts';
import { isPlain } from './plain-text.ts';
import { plainSegmentOf, type Letters, type Segment } from './words.ts';

interface Piece {
  readonly text: string;
  readonly look: Look;
}

const space = 32;
const hyphens = new Set(['-', '–', '/'].map((sign) => sign.charCodeAt(0)));

/**
 * The lines of a paragraph of plain letters, letter by letter; undefined where something else stands in it. Most of a
 * report is plain, and to tell its words apart first takes several times as long.
 */
export function plainLines(atoms: readonly Atom[], letters: Letters, width: number): Segment[][] | undefined {
  const pieces: Piece[] = [];
  for (const atom of atoms) {
    if (atom.kind === 'anchor') continue;
    if (atom.kind !== 'text' || !isPlain(atom.text)) return undefined;
    const last = pieces.at(-1);
    if (last?.look === atom.look) pieces[pieces.length - 1] = { text: last.text + atom.text, look: last.look };
    else pieces.push(atom);
  }
  return endsOf(pieces, letters, width).map(([from, to]) => segmentsBetween(pieces, from, to, letters));
}

/** Where lines begin and end, in letters of all pieces together. */
function endsOf(pieces: readonly Piece[], letters: Letters, width: number): (readonly [number, number])[] {
  const ends: (readonly [number, number])[] = [];
  const font = letters.fontOf(space) ?? '';
  let [start, at, x] = [0, 0, 0];
  // The last place where the line may end, and how far it reaches until there.
  let [breakAt, breakX] = [0, 0];
  const endLine = (end: number, reached: number): void => {
    ends.push([start, end]);
    start = end;
    x -= reached;
    breakAt = end;
  };
  for (const { text, look } of pieces)
    for (let index = 0; index < text.length; index += 1, at += 1) {
      const code = text.charCodeAt(index);
      const advance = letters.advanceOf(code, font, look);
      if (code !== space && x + advance > width + 0.01 && at > start) {
        if (breakAt > start) endLine(breakAt, breakX);
        if (x + advance > width + 0.01 && at > start && breakAt === start) endLine(at, x);
      }
      x += advance;
      if (code === space || isInnerBreak(text, index)) [breakAt, breakX] = [at + 1, x];
    }
  ends.push([start, at]);
  return ends;
}

/** Behind the hyphen of `rent-roll`, not of `2-1`. */
const isInnerBreak = (text: string, index: number): boolean =>
  hyphens.has(text.charCodeAt(index)) &&
  /[\p{L}\p{N}]/u.test(text.charAt(index - 1)) &&
  /\p{L}/u.test(text.charAt(index + 1));

function segmentsBetween(pieces: readonly Piece[], from: number, to: number, letters: Letters): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const { text, look } of pieces) {
    const [start, end] = [Math.max(0, from - at), Math.min(text.length, to - at)];
    if (start < end) segments.push(plainSegmentOf(text.slice(start, end), look, letters));
    at += text.length;
  }
  return segments;
}
