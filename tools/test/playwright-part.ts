import { delimiter, join } from 'node:path';
import { escapeRegExp } from './escape-reg-exp.ts';
import { brokenPart, type FailedTest, type PartOutcome } from './part-outcome.ts';
import { readPlaywrightReport, type Journey } from './playwright-report.ts';
import { runProgram } from './run-program.ts';
import { withReport } from './temporary-report.ts';

interface PlaywrightOptions {
  /** Holds `playwright.config.ts` and the Playwright that is run. */
  readonly folder: string;
  /** Beyond those of this process. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Runs the journeys of a folder: all, or those that the arguments choose. */
export async function runPlaywrightPart(options: PlaywrightOptions, args: readonly string[]): Promise<PartOutcome> {
  return withReport(async (path) => {
    const code = await runPlaywright(options, args, path);
    const report = await readPlaywrightReport(path);
    if (report === null) return brokenPart;
    const { totals, failures } = report;
    return {
      totals: totals.failed === 0 && code !== 0 ? { ...totals, failed: 1 } : totals,
      failedTests: failures.map((journey) => failedTest(options, journey)),
    };
  });
}

function failedTest(options: PlaywrightOptions, { file, line, titles }: Journey): FailedTest {
  return {
    name: [file, ...titles].join(' > '),
    async runAlone() {
      // Several journeys of a loop share a line.
      const chosen = [`${escapeRegExp(file)}:${line}`, '--grep', `${escapeRegExp(titles.join(' '))}$`];
      const { totals } = await runPlaywrightPart(options, [...chosen, '--workers=1']);
      return totals.failed === 0 && totals.passed > 0;
    },
  };
}

function runPlaywright({ folder, env = {} }: PlaywrightOptions, args: readonly string[], report: string) {
  const programs = join(folder, 'node_modules/.bin');
  return runProgram('playwright', ['test', '--config', 'playwright.config.ts', ...args], {
    cwd: folder,
    env: {
      ...process.env,
      ...env,
      PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
}
