import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Totals } from './totals.ts';

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      /** Absolute path of the file. */
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          title: z.string(),
          ancestorTitles: z.array(z.string()),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** A failed test, or a whole file that failed without one: it did not load, or did not end in order. */
export interface JestFailure {
  readonly file: string;
  readonly test?: {
    readonly fullName: string;
    readonly titles: readonly string[];
    readonly messages: readonly string[];
  };
}

export interface JestReport {
  readonly totals: Totals;
  readonly failures: readonly JestFailure[];
}

/** Reads what `jest --json` has written; null when it has written nothing. */
export async function readJestReport(path: string): Promise<JestReport | null> {
  const content = await readFile(path, 'utf8').catch(() => null);
  if (content === null) return null;
  const report = jestReport.parse(JSON.parse(content));
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }): JestFailure[] => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0
        ? [{ file: name }]
        : failed.map(({ fullName, title, ancestorTitles, failureMessages }) => ({
            file: name,
            test: { fullName, titles: [...ancestorTitles, title], messages: failureMessages },
          }));
    });
  return {
    totals: {
      passed: report.numPassedTests,
      failed: failures.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    failures,
  };
}
