import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { conclude } from './conclude.ts';
import type { FailedTest } from './part-outcome.ts';
import { mostToRunAgain } from './run-again.ts';
import { projectFolders } from './testing/project-folder.ts';

const folders = projectFolders();
let said: string[];
let file: string;

beforeEach(async () => {
  said = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void said.push(...text.split('\n')));
  file = join(await folders.write({}), 'results/flaky.txt');
});

const failedTest = (name: string, passesAlone: boolean): FailedTest => ({
  name,
  runAlone: () => Promise.resolve(passesAlone),
});

const outcome = (...failedTests: FailedTest[]) => ({
  totals: { passed: 40, failed: failedTests.length, skipped: 1 },
  failedTests,
});

const luck = failedTest('journeys/review.spec.ts > decides by key', true);
const written = (): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

describe(conclude, () => {
  it('names a test that passes alone, on the screen and in a file, and does not fail the run', async () => {
    expect(await conclude(outcome(luck), { isStrict: false, file })).toBe(true);
    expect(said.slice(-2)).toEqual([
      '1 flaky: journeys/review.spec.ts > decides by key (passed when run alone)',
      '41 passed, 0 failed, 1 skipped',
    ]);
    expect(await written()).toBe('journeys/review.spec.ts > decides by key\n');
  });

  it('fails the run for it when asked to be strict', async () => {
    expect(await conclude(outcome(luck), { isStrict: true, file })).toBe(false);
    expect(said.at(-1)).toBe('40 passed, 1 failed, 1 skipped');
  });

  it('fails the run for a test that fails alone too', async () => {
    expect(await conclude(outcome(failedTest('a.test.ts > adds', false), luck), { isStrict: false, file })).toBe(false);
    expect(said.slice(-2)).toEqual([
      '1 flaky: journeys/review.spec.ts > decides by key (passed when run alone)',
      '41 passed, 1 failed, 1 skipped',
    ]);
  });

  it('names several below each other', async () => {
    await conclude(outcome(failedTest('a.test.ts', true), luck), { isStrict: false, file });
    expect(said.slice(-3)).toEqual([
      '2 flaky: a.test.ts (passed when run alone)',
      '         journeys/review.spec.ts > decides by key (passed when run alone)',
      '42 passed, 0 failed, 1 skipped',
    ]);
  });

  it('leaves no file of an earlier run', async () => {
    await conclude(outcome(luck), { isStrict: false, file });
    expect(await conclude(outcome(), { isStrict: false, file })).toBe(true);
    expect(said.at(-1)).toBe('40 passed, 0 failed, 1 skipped');
    expect(await written()).toBeNull();
  });

  it('takes many failures for no luck', async () => {
    const many = Array.from({ length: mostToRunAgain + 1 }, (_, index) => failedTest(`${index}.test.ts`, true));
    expect(await conclude(outcome(...many), { isStrict: false, file })).toBe(false);
  });
});
