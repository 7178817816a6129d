import { join } from 'node:path';
import { buildSite } from '../build/build-site.ts';
import { concludeCommand } from './conclude.ts';
import { findChromium } from './find-chromium.ts';
import type { PartOutcome } from './part-outcome.ts';
import { runPlaywrightPart } from './playwright-part.ts';
import { root } from './root.ts';

/** Builds the site if its sources changed, finds a browser, and runs the journeys, all or those that match. */
export async function runJourneys(args: readonly string[]): Promise<PartOutcome> {
  const siteDir = join(root, 'site');
  await buildSite({ siteDir });
  const chromium = await findChromium(process.env);
  const env = { CHROMIUM_PATH: chromium, SITE_DIR: siteDir };
  return runPlaywrightPart({ folder: join(root, 'e2e'), env }, args);
}

if (import.meta.main) await concludeCommand(runJourneys);
