/** How many tests a run had, by outcome. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const noTests: Totals = { passed: 0, failed: 0, skipped: 0 };

export function addTotals(a: Totals, b: Totals): Totals {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The closing line of every test command. */
export function formatTotals({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
