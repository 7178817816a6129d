import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { dice, seededRandom } from '../engine-load/seeded-random.ts';
import { openBrowser } from '../../page-load/browser.ts';
import { readContracts } from '../versions/sources/read-contracts.ts';
import { typeset } from '../versions/typeset/typeset.ts';
import { planPaper, type PlannedPaper } from './plan-paper.ts';
import { drawPages, scanQualities, writeScan } from './scan-pages.ts';

export interface SigningOptions {
  /** Holds the contracts. */
  readonly source: string;
  readonly seed: number;
  readonly contracts: number;
  readonly pages: number;
  /** Changes of each kind in a contract. */
  readonly each: number;
}

/** A draft and its scans in a folder: `draft.pdf`, and `untouched`, `changed` and `exchanged` of both qualities. */
export interface MadePaper {
  readonly name: string;
  readonly folder: string;
  readonly planned: PlannedPaper;
  /** The page that is another one in `exchanged`, from 1. */
  readonly exchangedPage: number;
}

export const scanKinds = ['untouched', 'changed', 'exchanged'] as const;
export type ScanKind = (typeof scanKinds)[number];

/** Below the folder of temporary files; made when they are not there yet. */
export async function makePapers({ source, seed, contracts, pages, each }: SigningOptions): Promise<MadePaper[]> {
  const filed = await readContracts(source);
  const state = await stateOfMakers();
  const made: MadePaper[] = [];
  for (let index = 0; index < contracts; index += 1) {
    const planned = planPaper(filed, pages, each, dice(seededRandom(seed * seedStep + index * contractStep)));
    const name = `c${String(index + 1).padStart(3, '0')}`;
    const key = createHash('sha256').update(state).update(JSON.stringify(planned)).digest('hex').slice(0, 16);
    const folder = join(tmpdir(), 'bench-signing', `${seed}-${pages}p-${name}-${key}`);
    if (!existsSync(folder)) await make(planned, folder);
    const exchangedPage = Number(await readFile(join(folder, 'exchanged-page.txt'), 'utf8'));
    made.push({ name, folder, planned, exchangedPage });
  }
  return made;
}

/** Keep the draws of a contract apart from those of its neighbours. */
const seedStep = 7919;
const contractStep = 104_729;

async function make(planned: PlannedPaper, folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const browser = await openBrowser();
  try {
    await print(browser, planned, draft);
  } finally {
    await browser.close();
  }
  await rename(draft, folder);
}

async function print(browser: Browser, planned: PlannedPaper, folder: string): Promise<void> {
  await typeset(browser, planned.draft, planned.layout, join(folder, 'draft.pdf'));
  const drawn = async (html: string): Promise<Buffer[]> => {
    const path = join(folder, 'between.pdf');
    await typeset(browser, html, planned.layout, path);
    const pictures = await drawPages(path);
    await rm(path);
    return pictures;
  };
  const [untouched, changed, foreign] = [
    await drawn(planned.untouched),
    await drawn(planned.changed),
    await drawn(planned.foreign),
  ];
  const at = Math.floor(planned.exchangedAt * untouched.length);
  const exchanged = untouched.map((page, index) => (index === at ? (foreign[0] ?? page) : page));
  for (const quality of scanQualities)
    for (const [kind, pages] of Object.entries({ untouched, changed, exchanged }))
      await writeScan(pages, quality, join(folder, `${kind}-${quality}.pdf`));
  await writeFile(join(folder, 'exchanged-page.txt'), String(at + 1));
}

/** What papers are made by: a change there makes other files of the same plan. */
async function stateOfMakers(): Promise<string> {
  const files = (await readdir(import.meta.dirname)).filter((file) => /^(?:scan|make)-/u.test(file));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(await readFile(join(import.meta.dirname, file)));
  return hash.digest('hex');
}
