import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { openBrowser } from '../../page-load/browser.ts';
import { makeGroup, planGroup } from './make-group.ts';
import { NotScorableError } from './score/perfect-engine.ts';
import { readContracts } from './sources/read-contracts.ts';
import { PrintTimeout } from './typeset/typeset.ts';

export interface SeedOptions {
  /** Holds the contracts. */
  readonly source: string;
  readonly seed: number;
  readonly groups: number;
  readonly pages: number;
}

/** Folders of the groups of a seed, below that of temporary files; made when they are not there yet. One that cannot be scored is left out, which is said. */
export async function makeGroups({ source, seed, groups, pages }: SeedOptions): Promise<string[]> {
  const contracts = await readContracts(source);
  const printer = await printerState();
  const wanted = Array.from({ length: groups }, (_, index) => {
    const planned = planGroup(contracts, { seed, index, pages });
    const name = `g${String(index + 1).padStart(3, '0')}`;
    const state = createHash('sha256').update(printer).update(JSON.stringify(planned)).digest('hex').slice(0, 16);
    return { name, planned, folder: join(tmpdir(), 'bench-versions', `${seed}-${pages}p-${name}-${state}`) };
  });
  const missing = wanted.filter(({ folder }) => !existsSync(folder));
  if (missing.length === 0) return wanted.map(({ folder }) => folder);
  for (const { name, planned, folder } of missing) {
    const draft = `${folder}.draft`;
    try {
      await withBrowser(async (browser) => {
        await rm(draft, { recursive: true, force: true });
        await makeGroup(browser, name, planned, draft);
      });
    } catch (error) {
      if (!(error instanceof NotScorableError)) throw error;
      console.error(`left out ${error.message}`);
      continue;
    }
    await rename(draft, folder);
    console.error(`made ${name} of seed ${seed}, ${pages} pages`);
  }
  return wanted.map(({ folder }) => folder).filter((folder) => existsSync(folder));
}

const attempts = 3;

/** A browser that does not answer is replaced by another one. */
async function withBrowser(print: (browser: Browser) => Promise<void>): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const browser = await openBrowser();
    try {
      await print(browser);
      return;
    } catch (error) {
      if (!(error instanceof PrintTimeout) || attempt === attempts) throw error;
    } finally {
      await browser.close();
    }
  }
}

/** What a plan is printed and described with: a change there makes other files of the same plan. */
async function printerState(): Promise<string> {
  const folder = join(import.meta.dirname, 'truth');
  const files = (await readdir(folder)).filter((file) => !file.includes('.test.')).map((file) => join(folder, file));
  const printers = ['typeset.ts', 'scan.ts'].map((file) => join(import.meta.dirname, 'typeset', file));
  const hash = createHash('sha256');
  for (const file of [...files.toSorted(), ...printers]) hash.update(await readFile(file));
  return hash.digest('hex');
}
