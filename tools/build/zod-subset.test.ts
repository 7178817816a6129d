import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { listFiles } from './list-files.ts';

const root = join(import.meta.dirname, '../..');
const subsetFile = 'shared/src/federation/zod-subset.ts';
const remotes = readdirSync(root).filter((folder) => folder.startsWith('remote-'));
const webFolders = ['shared', 'host', ...remotes].map((folder) => `${folder}/src`);

async function namesInSubset(): Promise<Set<string>> {
  const text = await readFile(join(root, subsetFile), 'utf8');
  const list = /export \{([^}]*)\}/.exec(text)?.[1] ?? '';
  return new Set(
    list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );
}

/** Tests and what only they use have all of zod. */
const isForBrowser = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)testing\//.test(file);

/** `z.<name>` in code that imports zod/mini, without what only types use. */
async function namesInUse(): Promise<Map<string, string>> {
  const used = new Map<string, string>();
  for (const folder of webFolders) {
    const files = (await listFiles(join(root, folder))).filter(isForBrowser);
    for (const file of files) {
      const text = await readFile(join(root, folder, file), 'utf8');
      if (/import \* as z from 'zod\/mini'/.test(text)) {
        for (const [, name = ''] of text.matchAll(/\bz\.([a-z]\w*)(?:<[^()]*>)?\(/g)) {
          used.set(name, `${folder}/${file}`);
        }
      }
    }
  }
  return used;
}

describe('zod-subset', () => {
  it('has every function of zod/mini that code for the browser calls', async () => {
    const subset = await namesInSubset();
    const used = await namesInUse();
    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter(([name]) => !subset.has(name))).toEqual([]);
  });

  it('has nothing that nobody calls', async () => {
    const used = await namesInUse();
    expect([...(await namesInSubset())].filter((name) => !used.has(name))).toEqual([]);
  });
});
