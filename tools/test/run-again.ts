import type { FailedTest } from './part-outcome.ts';

/** More failures than this are no luck, and would take too long to run again. */
export const mostToRunAgain = 12;

/** Runs each test that failed once more, alone, and gives the names of those that pass then. */
export async function findFlaky(failed: readonly FailedTest[]): Promise<string[]> {
  if (failed.length > mostToRunAgain) {
    console.log(`${failed.length} tests failed: too many to run each again.`);
    return [];
  }
  const flaky: string[] = [];
  for (const test of failed) {
    console.log(`\n== Once more, alone: ${test.name}`);
    if (await test.runAlone()) flaky.push(test.name);
  }
  return flaky;
}
