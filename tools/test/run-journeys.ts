import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { buildSite } from '../build/build-site.ts';
import { findChromium } from './find-chromium.ts';
import { formatTotals, type Totals } from './totals.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

function runPlaywright(args: readonly string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('playwright', ['test', '--config', 'playwright.config.ts', ...args], {
      cwd: join(root, 'e2e'),
      stdio: 'inherit',
      env: { ...process.env, ...env, PATH: `${join(root, 'e2e/node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Builds the site if its sources changed, finds a browser, and runs the journeys, all or those that match. */
export async function runJourneys(args: readonly string[]): Promise<Totals> {
  const siteDir = join(root, 'site');
  await buildSite({ siteDir });
  const chromium = await findChromium(process.env);
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
  try {
    const report = join(folder, 'report.json');
    const code = await runPlaywright(args, {
      CHROMIUM_PATH: chromium,
      SITE_DIR: siteDir,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const content = await readFile(report, 'utf8').catch(() => null);
    if (content === null) return { passed: 0, failed: 1, skipped: 0 };
    const { stats, errors } = playwrightReport.parse(JSON.parse(content));
    // A test that passes only on a second try is a failure that hides.
    const failed = stats.unexpected + stats.flaky + errors.length;
    return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed, skipped: stats.skipped };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const totals = await runJourneys(process.argv.slice(2));
  console.log(formatTotals(totals));
  process.exitCode = totals.failed === 0 ? 0 : 1;
}
