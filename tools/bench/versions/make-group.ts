import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { dice, seededRandom, type Dice } from '../engine-load/seeded-random.ts';
import { editPaper, type EditKind } from './edits/edit-paper.ts';
import type { EditedPaper } from './edits/edit.ts';
import type { Contract } from './sources/block.ts';
import { assertScorable } from './score/perfect-engine.ts';
import { drawPaper } from './sources/draw-paper.ts';
import { printedPages } from './truth/printed-pages.ts';
import { discrepanciesOf, type Copy } from './truth/write-truth.ts';
import type { Truth } from './truth/truth-file.ts';
import { drawLayout, type Layout } from './typeset/layout.ts';
import { paperHtml } from './typeset/paper-html.ts';
import { scan } from './typeset/scan.ts';
import { typeset } from './typeset/typeset.ts';

export interface GroupPlan {
  readonly seed: number;
  /** From 0; the groups of a seed take turns in what is done to them. */
  readonly index: number;
  readonly pages: number;
}

/** One document of a group before it is printed. */
interface PlannedCopy {
  readonly document: string;
  readonly edited: boolean;
  readonly scanned: boolean;
  readonly layout: Layout;
  readonly html: string;
}

export interface PlannedGroup {
  readonly kind: EditKind;
  readonly paper: EditedPaper;
  readonly copies: readonly PlannedCopy[];
}

const kinds: readonly EditKind[] = ['clean', 'token', 'rewrite', 'nway'];
/** Recognising a page takes a second: longer papers are not scanned. */
const mostScannedPages = 20;
/** There are too few contracts to fill some hundred pages in small print. */
const longPaper = 50;
const mostWordsOnPage = 560;
/** Keeps the draws of a group apart from those of its neighbours. */
const seedStep = 7919;

/** All that a seed decides; the same bytes in every run. */
export function planGroup(contracts: readonly Contract[], { seed, index, pages }: GroupPlan): PlannedGroup {
  const draws = dice(seededRandom(seed * seedStep + index * 104_729));
  const kind = kinds[index % kinds.length] ?? 'clean';
  const paper = editPaper(drawPaper(contracts, pages, draws), kind, pages, draws);
  const drawn = kind === 'nway' ? drawCopies(pages, draws) : drawPair(draws);
  const copies = drawn.map(({ document, edited, scanned }): PlannedCopy => {
    const layout = drawLayout(draws, pages > longPaper ? mostWordsOnPage : undefined);
    return { document, edited, scanned, layout, html: paperHtml(edited ? paper.b : paper.a, layout) };
  });
  return { kind, paper, copies };
}

type Drawn = Pick<PlannedCopy, 'document' | 'edited' | 'scanned'>;

/** The edited edition is the first or the second: what was inserted in one was deleted in the other. */
function drawPair(draws: Dice): Drawn[] {
  const first = draws.between(0, 2) === 0;
  return [
    { document: 'first.pdf', edited: first, scanned: false },
    { document: 'second.pdf', edited: !first, scanned: false },
  ];
}

function drawCopies(pages: number, draws: Dice): Drawn[] {
  const names = ['copy-1.pdf', 'copy-2.pdf', 'copy-3.pdf', 'copy-4.pdf'].slice(0, draws.between(3, 5));
  const [odd, paper] = [draws.between(0, names.length), draws.between(0, names.length)];
  return names.map((document, at) => ({
    document,
    edited: at === odd,
    scanned: at === paper && pages <= mostScannedPages,
  }));
}

/** Prints a planned group into a folder, with its truth. */
export async function makeGroup(browser: Browser, group: string, planned: PlannedGroup, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const copies: Copy[] = [];
  for (const copy of planned.copies) copies.push(await print(browser, copy, planned.paper, folder));
  const truth: Truth = {
    group,
    set: planned.kind,
    documents: copies.map(({ document }) => document),
    pages: Object.fromEntries(copies.map(({ document, paper }) => [document, paper.pages.length])),
    renderers: Object.fromEntries(
      planned.copies.map(({ document, scanned }) => [document, scanned ? 'chromium+scan' : 'chromium']),
    ),
    ...discrepanciesOf(planned.paper, copies),
  };
  assertScorable(truth);
  await writeFile(join(folder, 'truth.json'), JSON.stringify(truth, null, 1));
}

async function print(browser: Browser, copy: PlannedCopy, paper: EditedPaper, folder: string): Promise<Copy> {
  const { document, edited, layout, html, scanned } = copy;
  const blocks = edited ? paper.b : paper.a;
  const between = await mkdtemp(join(tmpdir(), 'bench-print-'));
  try {
    const path = join(scanned ? between : folder, document);
    await typeset(browser, html, layout, path);
    const printed = await printedPages(path, blocks, layout);
    if (scanned) await scan(path, join(folder, document), between);
    return { document, edited, blocks: new Map(blocks.map((block) => [block.id, block])), paper: printed };
  } finally {
    await rm(between, { recursive: true, force: true });
  }
}
