import { Bands } from './bands.ts';
import type { PlacedBox } from './placed-box.ts';

/** A stroke that strikes a character out runs between these parts of the height of its box, from the top. */
const [highest, lowest] = [0.28, 0.74];

/** The stroke that runs through the middle of a character; undefined where none does. */
export type CrossingStroke = (character: PlacedBox) => PlacedBox | undefined;

/**
 * Finds the strokes that run through single characters: a deletion and an insertion that touch are one run of characters,
 * and only the end of the line through the first shows where the second begins.
 */
export function crossingStrokes(strokes: readonly PlacedBox[]): CrossingStroke {
  if (strokes.length === 0) return () => undefined;
  const level = new Bands<PlacedBox>();
  const upright = new Bands<PlacedBox>();
  for (const stroke of strokes) {
    const { left, top, right, bottom } = stroke;
    if (right - left >= bottom - top) level.add(top - reach, bottom + reach, stroke);
    else upright.add(left - reach, right + reach, stroke);
  }
  return ({ left, top, right, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return (
      level
        .at(y)
        .find((stroke) => stroke.left <= x && stroke.right >= x && isThrough(stroke.top, stroke.bottom, top, bottom)) ??
      upright
        .at(x)
        .find((stroke) => stroke.top <= y && stroke.bottom >= y && isThrough(stroke.left, stroke.right, left, right))
    );
  };
}

/** Points by which a stroke lies off the middle of the characters that it runs through, at most. */
const reach = 20;

/** Measured from either side, since the page may lie on its side or its head. */
function isThrough(start: number, end: number, low: number, high: number): boolean {
  const share = ((start + end) / 2 - low) / Math.max(high - low, 0.1);
  return share > Math.min(highest, 1 - lowest) && share < Math.max(lowest, 1 - highest);
}
