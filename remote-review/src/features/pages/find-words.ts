import type { Box } from '@app/shared/contracts';
import type { TextPiece } from './pdf-file.ts';

/** Where the words that are looked for stand on a page: a box for each piece of text they go through. */
export type Hit = readonly Box[];

/** Letters that a search takes for the same: case, and how blanks and quotes are printed. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll(/\s/g, ' ').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');

/** The part of a box that some of its letters take, all letters taken for equally wide. */
function partOf([left, top, right, bottom]: Box, length: number, from: number, to: number): Box {
  const width = (right - left) / Math.max(1, length);
  return [left + width * from, top, left + width * to, bottom];
}

/** Every place of some words on a page, also where they go on in the next line. */
export function findWords(pieces: readonly TextPiece[], words: string): readonly Hit[] {
  const wanted = plain(words.trim());
  if (wanted === '') return [];
  const starts: number[] = [];
  let text = '';
  for (const piece of pieces) {
    if (text !== '' && !text.endsWith(' ')) text += ' ';
    starts.push(text.length);
    text += plain(piece.text);
  }
  const hits: Hit[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length;
    hits.push(
      pieces.flatMap((piece, index) => {
        const start = starts[index] ?? 0;
        const from = Math.max(at, start) - start;
        const to = Math.min(end, start + piece.text.length) - start;
        return to > from ? [partOf(piece.box, piece.text.length, from, to)] : [];
      }),
    );
  }
  return hits;
}
