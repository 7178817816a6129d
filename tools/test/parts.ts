import { runChecks } from '../check/run-checks.ts';
import type { PartOutcome } from './part-outcome.ts';
import { partVariable } from './progress.ts';
import { runJourneys } from './run-journeys.ts';
import { unitParts } from './run-unit.ts';

interface Part {
  readonly name: string;
  /** On two cores with nothing else to do; what is left to wait for is told by it. */
  readonly seconds: number;
  readonly run: () => Promise<PartOutcome>;
}

/** Everything that must pass, what is quickest to fail first. */
const parts: readonly Part[] = [
  { name: 'Checks', seconds: 21, run: async () => ({ totals: await runChecks(), failedTests: [] }) },
  ...unitParts,
  { name: 'Journeys', seconds: 450, run: () => runJourneys([]) },
];

/** Each part with its heading, and the reporters told which one runs. */
export function* partsInOrder(): Generator<Part & { readonly heading: string }> {
  for (const [index, part] of parts.entries()) {
    const { name, seconds } = part;
    const secondsAfter = parts.slice(index + 1).reduce((sum, later) => sum + later.seconds, 0);
    process.env[partVariable] = JSON.stringify({ name, seconds, secondsAfter });
    yield { ...part, heading: `${name} (part ${index + 1} of ${parts.length})` };
  }
  delete process.env[partVariable];
}
