import { concludeCommand } from './conclude.ts';
import { runJestPart } from './jest-part.ts';
import { addOutcomes, type PartOutcome } from './part-outcome.ts';
import { root } from './root.ts';

const jest =
  (...args: string[]) =>
  (): Promise<PartOutcome> =>
    runJestPart(root, args);

/** The unit and contract tests in parts; seconds are those on two cores with nothing else to do. */
export const unitParts = [
  { name: 'Engine, in memory', seconds: 6, run: jest('--selectProjects', 'engine-at-once') },
  { name: 'Engine, reading files', seconds: 32, run: jest('--selectProjects', 'engine') },
  {
    name: 'Other unit and contract tests',
    seconds: 210,
    // One more than cores: many of them wait, for a database, for a process that they started or for a deadline.
    run: jest('--ignoreProjects', 'engine', 'engine-in-memory', 'engine-at-once', '--maxWorkers=3'),
  },
] as const;

/** Runs the unit and contract tests, all of them or those whose path matches, the latter file by file. */
export async function runUnitTests(args: readonly string[]): Promise<PartOutcome> {
  if (args.length > 0) return runJestPart(root, [...args, '--ignoreProjects', 'engine-at-once']);
  const outcomes: PartOutcome[] = [];
  for (const part of unitParts) outcomes.push(await part.run());
  return addOutcomes(outcomes);
}

if (import.meta.main) await concludeCommand(runUnitTests);
