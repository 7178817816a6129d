import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../../page-load/browser.ts';
import { makeGroup, planGroup } from './make-group.ts';
import { readContracts } from './sources/read-contracts.ts';

export interface SeedOptions {
  /** Holds the contracts. */
  readonly source: string;
  readonly seed: number;
  readonly groups: number;
  readonly pages: number;
}

/** Folder of the groups of a seed, below the folder of temporary files; made when they are not there yet. */
export async function makeGroups({ source, seed, groups, pages }: SeedOptions): Promise<string> {
  const name = `${await stateOfGenerator()}-${seed}-${pages}p`;
  const folder = join(tmpdir(), 'bench-versions', name);
  const missing = Array.from({ length: groups }, (_, index) => index).filter((index) => !existsSync(join(folder, nameOf(index))));
  if (missing.length === 0) return folder;
  const contracts = await readContracts(source);
  const browser = await openBrowser();
  try {
    for (const index of missing) {
      const draft = join(folder, `draft-${process.pid}`);
      await rm(draft, { recursive: true, force: true });
      await makeGroup(browser, nameOf(index), planGroup(contracts, { seed, index, pages }), draft);
      await rename(draft, join(folder, nameOf(index)));
      console.error(`made ${nameOf(index)} of seed ${seed}, ${pages} pages`);
    }
  } finally {
    await browser.close();
  }
  return folder;
}

export const nameOf = (index: number): string => `g${String(index + 1).padStart(3, '0')}`;

/** What makes groups decides what they are: another generator makes others. */
async function stateOfGenerator(): Promise<string> {
  const hash = createHash('sha256');
  for (const part of ['sources', 'edits', 'typeset', 'truth']) {
    const files = await readdir(join(import.meta.dirname, part));
    for (const file of files.filter((name) => !name.includes('.test.')).toSorted())
      hash.update(await readFile(join(import.meta.dirname, part, file)));
  }
  hash.update(await readFile(join(import.meta.dirname, 'make-group.ts')));
  return hash.digest('hex').slice(0, 12);
}
