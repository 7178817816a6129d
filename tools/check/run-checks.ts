import { fileURLToPath } from 'node:url';
import type { Totals } from '../test/totals.ts';
import { checks } from './checks.ts';
import { shortenOutput } from './shorten-output.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs every check, prints what failed, and counts each as one test. */
export async function runChecks(): Promise<Totals> {
  const totals = { passed: 0, failed: 0, skipped: 0 };
  for (const check of checks) {
    const started = performance.now();
    const { ok, output } = await check.run(root);
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${check.name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    if (!ok) console.log(shortenOutput(output));
    totals[ok ? 'passed' : 'failed'] += 1;
  }
  return totals;
}

if (import.meta.main) {
  const { failed } = await runChecks();
  process.exitCode = failed === 0 ? 0 : 1;
}
