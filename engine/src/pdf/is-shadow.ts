import type { PlacedBox } from './placed-box.ts';

/** Parts of its own width and height by which the second print of a character is set off at most. */
const mostAside = 0.5;

/** Whether a character is printed over an equal one before it: bold print and drop shadows draw each letter twice. */
export function isShadow(box: PlacedBox, other: PlacedBox): boolean {
  const width = Math.min(box.right - box.left, other.right - other.left);
  const height = Math.min(box.bottom - box.top, other.bottom - other.top);
  return Math.abs(box.left - other.left) < width * mostAside && Math.abs(box.top - other.top) < height * mostAside;
}
