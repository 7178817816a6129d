import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildSite } from '../build/build-site.ts';
import { openBrowser } from '../page-load/browser.ts';
import type { BenchRow, BenchTable } from './bench-table.ts';
import { measureFirstFinding } from './review-load/first-finding.ts';
import { measureFirstLoad } from './review-load/first-load.ts';
import { measureLongPapers } from './review-load/long-papers.ts';
import { makePair, resultOn } from './review-load/make-pair.ts';
import { measureManyFindings } from './review-load/many-findings.ts';
import { placeBareViewer } from './review-load/place-bare-viewer.ts';
import { startServiceWithPapers, type ServiceWithPapers } from './review-load/service-with-papers.ts';

const short = { pages: 40, firstOn: 8 };
const long = { pages: 2_000, firstOn: 1_001, goneThrough: 200 };

/** The review of a comparison: how soon its first finding is seen, what is downloaded, and how it bears papers of thousands of pages. */
export async function run(): Promise<BenchTable> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'review-bench-'));
  const siteDir = path.join(folder, 'site');
  await buildSite({ siteDir });
  await placeBareViewer(siteDir);
  const service = await startServiceWithPapers(folder, siteDir);
  try {
    return { title: 'Review of findings', rows: await measure(service, folder, siteDir) };
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Pages from 1. */
const allPages = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** All pages, one of them before the others: its finding is the first. */
const beginningWith = (first: number, count: number): number[] => [
  first,
  ...allPages(count).filter((page) => page !== first),
];

async function measure(service: ServiceWithPapers, folder: string, siteDir: string): Promise<BenchRow[]> {
  const { target, upload, store } = service;
  const [shortPair, longPair] = [await makePair(folder, short.pages), await makePair(folder, long.pages)];
  const [shortPapers, longPapers] = [await upload(shortPair), await upload(longPair)];
  const ofShort = await store(shortPapers, resultOn(shortPair, beginningWith(short.firstOn, short.pages)));
  const ofLong = await store(longPapers, resultOn(longPair, beginningWith(long.firstOn, long.pages)));
  const apart = long.pages / long.goneThrough;
  // On scans and others alike.
  const findingsOn = allPages(long.goneThrough).map((count) => (count - 1) * apart + 1 + (count % apart));
  const spread = await store(longPapers, resultOn(longPair, findingsOn));
  const firsts = [
    { name: `papers of ${short.pages} pages`, comparison: ofShort, papers: shortPapers, page: short.firstOn },
    { name: `papers of ${long.pages} pages`, comparison: ofLong, papers: longPapers, page: long.firstOn },
  ];
  const browser = await openBrowser();
  try {
    const rows: BenchRow[] = [];
    for (const first of firsts) rows.push(...(await measureFirstFinding(browser, target, first)));
    rows.push(...(await measureFirstLoad(browser, target, { siteDir, comparison: ofShort, page: short.firstOn })));
    rows.push(...(await measureLongPapers(browser, target, { comparison: spread, findingsOn })));
    rows.push(...(await measureManyFindings(browser, target, { comparison: ofLong, count: long.pages })));
    return rows;
  } finally {
    await browser.close();
  }
}
