import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { runPlaywrightPart } from './playwright-part.ts';
import { root } from './root.ts';
import { projectFolders } from './testing/project-folder.ts';

/** Playwright is started for each run. */
jest.setTimeout(600_000);

const folders = projectFolders();

const configuration = `
import { defineConfig } from '@playwright/test';
export default defineConfig({ testDir: '.', workers: 1, reporter: [['json']] });`;

/** Fails the first time that it is run and never again; its neighbours of the same line do not. */
const passesOnSecondTry = `
import { existsSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
const mark = new URL('was-run', import.meta.url);
for (const width of [375, 1280]) {
  test(\`decides by key, \${width} px\`, () => {
    const isFirst = !existsSync(mark);
    writeFileSync(mark, '');
    expect(isFirst).toBe(false);
  });
}`;

/** The second one is not begun when the first fails. */
const series = `
import { expect, test } from '@playwright/test';
test.describe.serial('providers', () => {
  test('first', () => expect(process.env['BROKEN']).toBeUndefined());
  test('second', () => {});
});
test.skip('another time', () => {});`;

/** Playwright does not run where Jest says that it does. */
const env = { JEST_WORKER_ID: undefined };

const aProject = (files: Readonly<Record<string, string>>) =>
  folders.write(
    { 'package.json': '{ "type": "module" }', 'playwright.config.ts': configuration, ...files },
    join(root, 'e2e/node_modules'),
  );

describe(runPlaywrightPart, () => {
  it('gives what passed, and a journey that passes alone with its file and title', async () => {
    const folder = await aProject({ 'journeys/review.spec.ts': passesOnSecondTry });
    const { totals, failedTests } = await runPlaywrightPart({ folder, env }, []);
    expect(totals).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(failedTests.map(({ name }) => name)).toEqual(['journeys/review.spec.ts > decides by key, 375 px']);
    expect(await failedTests[0]?.runAlone()).toBe(true);
  });

  it('counts a journey that was not begun as failed, and one that is to be skipped as skipped', async () => {
    const folder = await aProject({ 'journeys/sign-in.spec.ts': series });
    const { totals, failedTests } = await runPlaywrightPart({ folder, env: { ...env, BROKEN: 'yes' } }, []);
    expect(totals).toEqual({ passed: 0, failed: 2, skipped: 1 });
    expect(failedTests.map(({ name }) => name)).toEqual([
      'journeys/sign-in.spec.ts > providers > first',
      'journeys/sign-in.spec.ts > providers > second',
    ]);
    expect(await Promise.all(failedTests.map((journey) => journey.runAlone()))).toEqual([false, true]);
  });

  it('fails when no journey can be loaded', async () => {
    const folder = await aProject({ 'journeys/lost.spec.ts': "import './nowhere.ts';" });
    const { totals, failedTests } = await runPlaywrightPart({ folder, env }, []);
    expect(totals.failed).toBeGreaterThan(0);
    expect(failedTests).toEqual([]);
  });
});
