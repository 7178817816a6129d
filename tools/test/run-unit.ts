import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { formatTotals, type Totals } from './totals.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  /** Suites that did not even load: no test of theirs is counted above. */
  numRuntimeErrorTestSuites: z.number(),
});

function runJest(args: readonly string[]): Promise<number> {
  const nodeOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
  return new Promise((resolve, reject) => {
    const child = spawn('jest', args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${nodeOptions}`.trim() },
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs the unit and contract tests, all of them or those whose path matches. */
export async function runUnitTests(args: readonly string[]): Promise<Totals> {
  const folder = await mkdtemp(join(tmpdir(), 'unit-'));
  try {
    const report = join(folder, 'report.json');
    const code = await runJest([...args, '--json', `--outputFile=${report}`, '--reporters=default']);
    const content = await readFile(report, 'utf8').catch(() => null);
    // Without a report nothing ran: that is a failure, whatever the exit code says.
    if (content === null) return { passed: 0, failed: 1, skipped: 0 };
    const counts = jestReport.parse(JSON.parse(content));
    const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
    return {
      passed: counts.numPassedTests,
      failed: failed === 0 && code !== 0 ? 1 : failed,
      skipped: counts.numPendingTests + counts.numTodoTests,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const totals = await runUnitTests(process.argv.slice(2));
  console.log(formatTotals(totals));
  process.exitCode = totals.failed === 0 ? 0 : 1;
}
