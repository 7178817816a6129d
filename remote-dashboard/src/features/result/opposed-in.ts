import type { Finding, Position } from '@app/shared/contracts';

/** What makes two readings the same: what the value means, however it is written, else how it is. */
function meaningOf({ missing, normalized, value, quote }: Position): string {
  if (missing) return 'missing';
  if (normalized === undefined) return value ?? quote;
  return JSON.stringify(Object.entries(normalized).toSorted(([one], [other]) => one.localeCompare(other)));
}

/** The two positions that show the difference best: the first, and the first that reads otherwise. */
export function opposedIn({ positions }: Finding): readonly Position[] {
  const [first] = positions;
  if (first === undefined) return [];
  const other = positions.find((position) => meaningOf(position) !== meaningOf(first)) ?? positions[1];
  return other === undefined ? [first] : [first, other];
}
