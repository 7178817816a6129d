import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderEnvExample } from '@app/server/config/example';
import { renderCurrencyNames } from './currency-names.ts';
import { formatSource } from './format-source.ts';
import { renderRuleIndex } from './rule-index.ts';

/** A file of the repository that is made from others. */
interface GeneratedFile {
  /** From the root of the project. */
  readonly path: string;
  render(root: string): string | Promise<string>;
}

/** Every file that nobody writes by hand. The head of each names the command that makes it. */
const generatedFiles: readonly GeneratedFile[] = [
  { path: '.env.example', render: renderEnvExample },
  {
    path: 'engine/src/facts/units/currency-names.json',
    render(root) {
      return formatSource(root, this.path, renderCurrencyNames());
    },
  },
  {
    path: 'engine/src/rules/index.ts',
    async render(root) {
      return formatSource(root, this.path, await renderRuleIndex(root));
    },
  },
];

export interface StaleFile {
  readonly path: string;
  /** What it should be. */
  readonly content: string;
}

/** The generated files of a project that are not what their sources say. */
export async function findStaleFiles(root: string): Promise<StaleFile[]> {
  const rendered = await Promise.all(
    generatedFiles.map(async (file) => ({
      path: file.path,
      content: await file.render(root),
      // A file that is not there yet is as stale as an old one.
      current: await readFile(join(root, file.path), 'utf8').catch(() => null),
    })),
  );
  return rendered.filter(({ content, current }) => content !== current).map(({ path, content }) => ({ path, content }));
}

/** Brings them up to date and says which were not. */
export async function generateFiles(root: string): Promise<string[]> {
  const stale = await findStaleFiles(root);
  await Promise.all(stale.map(({ path, content }) => writeFile(join(root, path), content)));
  return stale.map(({ path }) => path);
}
