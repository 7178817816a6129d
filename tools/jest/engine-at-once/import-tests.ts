import { readFile } from 'node:fs/promises';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileFolders } from '../engine-tests.ts';

const source = join(import.meta.dirname, '../../../engine/src');

/** A rule is tried with no other rule in the engine, which holds for all tests of a file that is run at once. */
const isOfRule = (content: string): boolean => content.includes('testing/test-rule.ts');

interface TestFile {
  readonly path: string;
  readonly content: string;
}

/** Tests of the engine that read no file, by path. */
async function listTests(): Promise<TestFile[]> {
  const files: TestFile[] = [];
  for await (const name of glob('*/**/*.test.ts', { cwd: source })) {
    if (fileFolders.includes(name.split(/[/\\]/)[0] ?? '')) continue;
    const path = join(source, name);
    files.push({ path, content: await readFile(path, 'utf8') });
  }
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Loads tests into the file that is run: all of them share what they import, which is most of what a file costs. */
async function importAll(files: readonly TestFile[]): Promise<void> {
  if (files.length === 0) throw new Error(`no tests in ${source}`);
  for (const { path } of files) await import(pathToFileURL(path).href);
}

/** The tests of rules. */
export const importRuleTests = async (): Promise<void> =>
  importAll((await listTests()).filter(({ content }) => isOfRule(content)));

/** Every second one of the other tests, from the first or from the second. */
export const importOtherTests = async (from: 0 | 1): Promise<void> =>
  importAll((await listTests()).filter(({ content }) => !isOfRule(content)).filter((_, index) => index % 2 === from));
