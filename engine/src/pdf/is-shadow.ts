import type { PlacedBox } from './placed-box.ts';

/** Parts of its own width and height by which the second print of a character is set off at most. */
const mostAside = 0.5;
/** Both prints are of one size; a ligature, whose letters share its place, is wider than the letter it begins with. */
const mostWider = 1.05;

/** Whether a character is printed over an equal one before it: bold print and drop shadows draw each letter twice. */
export function isShadow(box: PlacedBox, other: PlacedBox): boolean {
  const widths = [box.right - box.left, other.right - other.left];
  const width = Math.min(...widths);
  if (Math.max(...widths) > width * mostWider) return false;
  const height = Math.min(box.bottom - box.top, other.bottom - other.top);
  return Math.abs(box.left - other.left) < width * mostAside && Math.abs(box.top - other.top) < height * mostAside;
}
