import { concludeCommand } from './conclude.ts';
import { addOutcomes, brokenPart, type PartOutcome } from './part-outcome.ts';
import { partsInOrder } from './parts.ts';
import { formatTotals } from './totals.ts';

/** Every part runs even when an earlier one failed: one run says all that is wrong. */
async function runParts(): Promise<PartOutcome> {
  const outcomes: PartOutcome[] = [];
  const figures: string[] = [];
  for (const { name, heading, run } of partsInOrder()) {
    console.log(`\n== ${heading}`);
    const started = performance.now();
    const outcome = await run().catch((error: unknown) => {
      console.error(error);
      return brokenPart;
    });
    outcomes.push(outcome);
    figures.push(`${name}: ${formatTotals(outcome.totals)} (${formatSeconds(performance.now() - started)})`);
    console.log(figures.at(-1));
  }
  console.log(`\n== All parts\n${figures.join('\n')}`);
  return addOutcomes(outcomes);
}

const formatSeconds = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
};

await concludeCommand(runParts);
