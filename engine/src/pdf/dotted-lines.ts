import type { PlacedBox } from './placed-box.ts';

/** A dot or a dash is no longer than this, and no thicker, in points. */
const longestPiece = 12;
const thickest = 2.5;
/** Pieces of one line lie no farther apart than this, in points, and level within so much. */
const widestGap = 5;
const uneven = 0.4;
/** Fewer pieces than this are the dots of letters, or leaders of a few words. */
const fewestPieces = 8;

/** Whether a shape may be a piece of a dotted or dashed line: browsers draw such a line as a row of squares. */
export const isPiece = ({ left, top, right, bottom }: PlacedBox): boolean =>
  Math.min(right - left, bottom - top) <= thickest && Math.max(right - left, bottom - top) < longestPiece;

/** The dotted and dashed lines that some pieces make, as four numbers each: left, top, right, bottom. */
export function linesOfPieces(pieces: readonly PlacedBox[]): number[] {
  if (pieces.length < fewestPieces) return [];
  const upright = (box: PlacedBox): PlacedBox => ({
    left: box.top,
    top: box.left,
    right: box.bottom,
    bottom: box.right,
  });
  const level = runsOf(pieces.filter(({ top, bottom }) => bottom - top <= thickest));
  const tall = runsOf(pieces.filter(({ left, right }) => right - left <= thickest).map(upright)).map(upright);
  return [...level, ...tall].flatMap(({ left, top, right, bottom }) => [left, top, right, bottom]);
}

/** The extents of pieces that stand level beside each other. */
function runsOf(pieces: readonly PlacedBox[]): PlacedBox[] {
  const runs: { box: PlacedBox; count: number }[] = [];
  const rows = Map.groupBy(pieces, ({ top }) => Math.round(top / uneven));
  for (const row of rows.values()) {
    let run: { box: PlacedBox; count: number } | undefined;
    for (const piece of row.toSorted((a, b) => a.left - b.left)) {
      if (run === undefined || piece.left - run.box.right > widestGap)
        runs.push((run = { box: { ...piece }, count: 1 }));
      else {
        run.box.right = Math.max(run.box.right, piece.right);
        run.count += 1;
      }
    }
  }
  return runs.filter(({ count }) => count >= fewestPieces).map(({ box }) => box);
}
