import { describe, expect, it, jest } from '@jest/globals';
import { runJestPart } from './jest-part.ts';
import { projectFolders } from './testing/project-folder.ts';

/** Jest is started for each run. */
jest.setTimeout(600_000);

const folders = projectFolders();
const quiet = ['--silent', '--maxWorkers=1'];

/** Fails the first time that it is run and never again. */
const passesOnSecondTry = `
const { existsSync, writeFileSync } = require('node:fs');
const mark = __dirname + '/was-run';
describe('a queue (of two)', () => {
  test('keeps its order', () => {
    const isFirst = !existsSync(mark);
    writeFileSync(mark, '');
    expect(isFirst).toBe(false);
  });
  test('keeps its order when it is empty', () => {});
});`;

const aProject = (files: Readonly<Record<string, string>>) =>
  folders.write({ 'jest.config.json': '{ "transform": {} }', 'package.json': '{}', ...files });

describe(runJestPart, () => {
  it('gives what passed, and a test that passes alone with its file and titles', async () => {
    const root = await aProject({ 'queue.test.js': passesOnSecondTry });
    const { totals, failedTests } = await runJestPart(root, quiet);
    expect(totals).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(failedTests.map(({ name }) => name)).toEqual(['queue.test.js > a queue (of two) > keeps its order']);
    expect(await failedTests[0]?.runAlone()).toBe(true);
  });

  it('fails a broken test when it is alone too', async () => {
    const root = await aProject({ 'broken.test.js': "test('adds', () => expect(1 + 1).toBe(3));" });
    const { failedTests } = await runJestPart(root, quiet);
    expect(await failedTests[0]?.runAlone()).toBe(false);
  });

  it('runs a file again as a whole that does not load', async () => {
    const root = await aProject({
      'missing.test.js': "require('./nowhere.js');",
      'good.test.js': "test('a', () => {});",
    });
    const { totals, failedTests } = await runJestPart(root, quiet);
    expect(totals).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(failedTests.map(({ name }) => name)).toEqual(['missing.test.js']);
    expect(await failedTests[0]?.runAlone()).toBe(false);
  });

  it('fails when no test is found', async () => {
    expect(await runJestPart(await aProject({}), quiet)).toMatchObject({ totals: { failed: 1 } });
  });
});
