/**
 * What was found, in words: `8 discrepancies`, of two versions of one document `50 changes`; `No discrepancies` for none. Every
 * list, heading, message and report says it with this.
 */
export function foundWords(count: number, isOfVersions: boolean): string {
  const [one, many] = isOfVersions ? (['change', 'changes'] as const) : (['discrepancy', 'discrepancies'] as const);
  return count === 0 ? `No ${many}` : `${count} ${count === 1 ? one : many}`;
}
