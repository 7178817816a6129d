import { runChecks } from '../check/run-checks.ts';
import { runJourneys } from './run-journeys.ts';
import { runUnitTests } from './run-unit.ts';
import { addTotals, formatTotals, noTests, type Totals } from './totals.ts';

const parts: readonly (readonly [string, () => Promise<Totals>])[] = [
  ['Checks', runChecks],
  ['Unit and contract tests', () => runUnitTests([])],
  ['Journeys', () => runJourneys([])],
];

// Every part runs even when an earlier one failed: one run says all that is wrong.
let totals = noTests;
for (const [name, run] of parts) {
  console.log(`\n== ${name}`);
  const part = await run().catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  console.log(`${name}: ${formatTotals(part)}`);
  totals = addTotals(totals, part);
}
process.exitCode = totals.failed === 0 ? 0 : 1;
console.log(`\n${formatTotals(totals)}`);
