/** Letters and digits of a paragraph that are found again as one. */
const pieceLength = 16;
/** Letters by which the next piece may be away before it is searched for from the beginning. */
const farAway = 3000;

/** Where each piece of a paragraph begins among all letters that are printed, by the letter of the paragraph it begins with. */
export type Located = readonly { readonly at: number; readonly place: number }[];

/**
 * Finds paragraphs among the letters of a printed document, piece by piece: numbers in a column of their own, the foot of
 * a page and the like are read between them.
 *
 * @throws Error when more than a few pieces are not printed
 */
export function locateBlocks(all: string, texts: ReadonlyMap<string, string>): Map<string, Located> {
  const located = new Map<string, Located>();
  let [cursor, pieces, lost] = [0, 0, 0];
  for (const [id, text] of texts) {
    const found: { at: number; place: number }[] = [];
    for (let at = 0; at < text.length; at += pieceLength) {
      const piece = text.slice(at, at + pieceLength);
      const ahead = all.indexOf(piece, cursor);
      const place = ahead >= 0 && ahead - cursor <= farAway ? ahead : all.indexOf(piece);
      pieces += 1;
      if (place < 0) {
        lost += 1;
        continue;
      }
      found.push({ at, place });
      cursor = place + piece.length;
    }
    located.set(id, found);
  }
  if (lost > pieces * mostLost) throw new Error(`${lost} of ${pieces} parts of paragraphs are not printed`);
  return located;
}

/** Part of the pieces that something may cut. */
const mostLost = 0.06;

/** The place of a letter of a paragraph, by the piece before it. */
export function placeOf(located: Located, at: number): number {
  const piece = located.findLast((one) => one.at <= at) ?? located[0];
  return piece === undefined ? 0 : piece.place + Math.max(0, Math.min(at - piece.at, pieceLength));
}
