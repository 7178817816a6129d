import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runCommand } from '../check/run-command.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium that is on the machine already: the one named, the system's, or Playwright's own. */
function findInstalled(env: NodeJS.ProcessEnv): string | undefined {
  const onPath = (env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const named = env['CHROMIUM_PATH'];
  const candidates = [...(named === undefined ? [] : [named]), ...onPath, ...usualPlaces, chromium.executablePath()];
  return candidates.find((path) => existsSync(path));
}

/** Asks the system's package manager for a Chromium; each line is tried where its program exists. */
const installers: readonly (readonly [string, readonly string[]])[] = [
  ['apt-get', ['update', '-qq']],
  ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']],
  ['dnf', ['install', '-y', 'chromium']],
  ['apk', ['add', 'chromium']],
];

/**
 * Finds a Chromium, or installs one.
 *
 * @throws Error that says what to do when there is none and none can be installed
 */
export async function findChromium(env: NodeJS.ProcessEnv): Promise<string> {
  const installed = findInstalled(env);
  if (installed !== undefined) return installed;
  console.log('No Chromium found: asking the package manager for one...');
  const said: string[] = [];
  for (const [command, args] of installers) {
    const { ok, output } = await runCommand(command, args, '/');
    if (!ok) said.push(output.split('\n').slice(-3).join(' '));
  }
  const fresh = findInstalled(env);
  if (fresh !== undefined) return fresh;
  throw new Error(
    `No Chromium was found and none could be installed (${said.join('; ')}). ` +
      'Install Chromium or set CHROMIUM_PATH to its program.',
  );
}
