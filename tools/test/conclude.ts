import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readCommandWords } from './command-words.ts';
import type { PartOutcome } from './part-outcome.ts';
import { root } from './root.ts';
import { findFlaky } from './run-again.ts';
import { formatTotals, type Totals } from './totals.ts';

interface ConcludeOptions {
  /** A test that passes only alone counts as failed. */
  readonly isStrict: boolean;
  /** Names the flaky tests, a line each; not there when there was none. */
  readonly file: string;
}

/** Runs the tests that a command is asked for, and ends it as they did. */
export async function concludeCommand(run: (args: readonly string[]) => Promise<PartOutcome>): Promise<void> {
  const { isStrict, rest } = readCommandWords(process.argv.slice(2));
  const isWell = await conclude(await run(rest), { isStrict, file: join(root, 'test-results/flaky.txt') });
  process.exitCode = isWell ? 0 : 1;
}

/**
 * Runs what failed once more, alone, names on the last lines but one what passes then, and closes with the totals.
 *
 * @returns whether all is well
 */
export async function conclude({ totals, failedTests }: PartOutcome, options: ConcludeOptions): Promise<boolean> {
  const flaky = await findFlaky(failedTests);
  await writeFlaky(flaky, options.file);
  const settled = options.isStrict ? totals : withPassed(totals, flaky.length);
  if (flaky.length > 0) console.log(`\n${describeFlaky(flaky)}`);
  console.log(flaky.length > 0 ? formatTotals(settled) : `\n${formatTotals(settled)}`);
  return settled.failed === 0;
}

const withPassed = ({ passed, failed, skipped }: Totals, count: number): Totals => ({
  passed: passed + count,
  failed: failed - count,
  skipped,
});

/** `1 flaky: journeys/review.spec.ts > decides by key (passed when run alone)`; further ones below each other. */
export function describeFlaky(names: readonly string[]): string {
  const head = `${names.length} flaky: `;
  return head + names.map((name) => `${name} (passed when run alone)`).join(`\n${' '.repeat(head.length)}`);
}

async function writeFlaky(names: readonly string[], file: string): Promise<void> {
  await rm(file, { force: true });
  if (names.length === 0) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, names.map((name) => `${name}\n`).join(''));
}
