import { join, relative } from 'node:path';
import { escapeRegExp } from './escape-reg-exp.ts';
import { readJestReport, type JestFailure } from './jest-report.ts';
import { brokenPart, type FailedTest, type PartOutcome } from './part-outcome.ts';
import { runProgram } from './run-program.ts';
import { withReport } from './temporary-report.ts';

/** Runs the unit tests of a folder that Jest's configuration lies in: all, or those that the arguments choose. */
export async function runJestPart(root: string, args: readonly string[]): Promise<PartOutcome> {
  return withReport(async (path) => {
    const code = await runJest(root, [
      ...args,
      '--json',
      `--outputFile=${path}`,
      '--reporters=default',
      `--reporters=${join(import.meta.dirname, 'jest-reporter.ts')}`,
    ]);
    const report = await readJestReport(path);
    if (report === null) return brokenPart;
    const { totals, failures } = report;
    return {
      totals: totals.failed === 0 && code !== 0 ? { ...totals, failed: 1 } : totals,
      failedTests: failures.map((failure) => failedTest(root, failure)),
    };
  });
}

function failedTest(root: string, { file, test }: JestFailure): FailedTest {
  const chosen = test === undefined ? [] : ['--testNamePattern', `^${escapeRegExp(test.fullName)}$`];
  return {
    name: [relative(root, file), ...(test?.titles ?? [])].join(' > '),
    async runAlone() {
      const { totals } = await runJestPart(root, ['--runTestsByPath', file, ...chosen]);
      // With a name that fits no test Jest is content.
      return totals.failed === 0 && totals.passed > 0;
    },
  };
}

function runJest(root: string, args: readonly string[]): Promise<number> {
  const nodeOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
  const env = { ...process.env, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${nodeOptions}`.trim() };
  return runProgram('jest', args, { cwd: root, env });
}
