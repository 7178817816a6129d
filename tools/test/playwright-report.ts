import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Totals } from './totals.ts';

const spec = z.object({
  title: z.string(),
  /** Relative to the folder of all journeys. */
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ expectedStatus: z.string(), status: z.string() })),
});

interface Suite {
  readonly title: string;
  readonly specs: readonly z.infer<typeof spec>[];
  readonly suites?: readonly Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ title: z.string(), specs: z.array(spec), suites: z.array(suite).optional() }),
);

const playwrightReport = z.object({ suites: z.array(suite), errors: z.array(z.unknown()) });

export interface Journey {
  readonly file: string;
  readonly line: number;
  /** Of the groups that it is in, and its own. */
  readonly titles: readonly string[];
}

export interface PlaywrightReport {
  readonly totals: Totals;
  /** Those that failed, and those that never began because of one that did. */
  readonly failures: readonly Journey[];
}

type Outcome = keyof Totals;

/** Not begun though nobody asked to skip it: another one of a series failed, or the run was ended. */
function outcomeOf({ expectedStatus, status }: { expectedStatus: string; status: string }): Outcome {
  if (status === 'skipped') return expectedStatus === 'skipped' ? 'skipped' : 'failed';
  // One that passes on a second try is a failure that hides.
  return status === 'expected' ? 'passed' : 'failed';
}

/** `groups` are those around the suites; the outermost suites are the files, which are no group. */
function journeysOf(
  suites: readonly Suite[],
  groups: readonly string[] | null,
): { readonly journey: Journey; readonly outcome: Outcome }[] {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => {
    const around = groups === null ? [] : [...groups, title];
    const own = specs.flatMap(({ title: name, file, line, tests }) =>
      tests.map((test) => ({ journey: { file, line, titles: [...around, name] }, outcome: outcomeOf(test) })),
    );
    return [...own, ...journeysOf(inner, around)];
  });
}

/** Reads what Playwright's JSON reporter has written; null when it has written nothing. */
export async function readPlaywrightReport(path: string): Promise<PlaywrightReport | null> {
  const content = await readFile(path, 'utf8').catch(() => null);
  if (content === null) return null;
  const { suites, errors } = playwrightReport.parse(JSON.parse(content));
  const all = journeysOf(suites, null);
  const withOutcome = (wanted: Outcome): Journey[] =>
    all.filter(({ outcome }) => outcome === wanted).map(({ journey }) => journey);
  const failures = withOutcome('failed');
  return {
    totals: {
      passed: withOutcome('passed').length,
      failed: failures.length + errors.length,
      skipped: withOutcome('skipped').length,
    },
    failures,
  };
}
