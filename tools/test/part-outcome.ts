import { addTotals, noTests, type Totals } from './totals.ts';

/** A test that failed, or that was left out because another one did. */
export interface FailedTest {
  /** File and titles: `journeys/review.spec.ts > decides by key`. */
  readonly name: string;
  /** Runs it once more with no other test; whether it passes then. */
  runAlone(): Promise<boolean>;
}

/** What a part of the tests gave. What failed and is not among `failedTests` cannot be run alone. */
export interface PartOutcome {
  readonly totals: Totals;
  readonly failedTests: readonly FailedTest[];
}

/** A part that did not even run. */
export const brokenPart: PartOutcome = { totals: { passed: 0, failed: 1, skipped: 0 }, failedTests: [] };

/** Several parts as one. */
export const addOutcomes = (outcomes: readonly PartOutcome[]): PartOutcome => ({
  totals: outcomes.map(({ totals }) => totals).reduce(addTotals, noTests),
  failedTests: outcomes.flatMap(({ failedTests }) => failedTests),
});
