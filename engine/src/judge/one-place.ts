import type { Box, Position } from '@app/shared/contracts';

/** What two positions tell stands, in part at least, at one place of one paper. */
export function areOnePlace(a: Position, b: Position): boolean {
  return (
    a.document === b.document &&
    a.page === b.page &&
    a.boxes.some((box) => b.boxes.some((other) => overlap(box, other)))
  );
}

const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
