import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { busiest } from '../../page-load/busiest.ts';
import { drivenByPlaywright, type DrivenPage } from '../../page-load/driven-page.ts';
import { openUninspected, type UninspectedPage } from '../../page-load/uninspected-page.ts';
import type { BenchRow } from '../bench-table.ts';
import { frameRows } from '../frame-rows.ts';
import { signedIn } from '../signed-in.ts';
import type { UploadTarget } from '../upload-load/upload-client.ts';
import { drawnInBoth, scrollerOf, sides } from './review-in-browser.ts';

const mostMb = 400;
const turnsOfWheel = 150;
const wheelPx = 400;
/** From the first to the last page by the scroll bar, and back with a rest at each of these. */
const stops = 300;
const rests = 60;

export interface LongPapers {
  readonly comparison: string;
  /** Pages that the findings are on, in the order in which they are gone through. */
  readonly findingsOn: readonly number[];
}

/** Memory and frames of a page on which somebody scrolls through two long papers and goes through all findings. */
export async function measureLongPapers(
  browser: Browser,
  service: UploadTarget,
  papers: LongPapers,
): Promise<BenchRow[]> {
  return [...(await measureMemory(service, papers)), ...(await measureFrames(browser, service, papers))];
}

const addressOf = ({ origin }: UploadTarget, { comparison }: LongPapers): string => `${origin}/review/${comparison}`;

/** In a browser of its own: the one that frames are measured in keeps what it may be asked for. */
async function measureMemory(service: UploadTarget, papers: LongPapers): Promise<BenchRow[]> {
  const { findingsOn } = papers;
  const page = await openUninspected({ url: addressOf(service, papers), cookie: service.cookie });
  try {
    await page.waitFor(drawnInBoth(findingsOn[0] ?? 1));
    const memory = watchMemory(page);
    await scrollBoth(page);
    await goThrough(page, findingsOn);
    const peakMb = await memory.stop();
    const heapMb = await page.heapMb();
    return [
      memoryRow('process of the page after it, all its pages seen', await page.processMb()),
      memoryRow('process of the page meanwhile, at most', peakMb),
      memoryRow('heap of its scripts after it', heapMb),
    ];
  } finally {
    await page.close();
  }
}

async function measureFrames(browser: Browser, service: UploadTarget, papers: LongPapers): Promise<BenchRow[]> {
  const { findingsOn } = papers;
  const context = await signedIn(browser, service);
  const page = await context.newPage();
  await page.goto(addressOf(service, papers));
  const driven = drivenByPlaywright(page);
  await driven.waitFor(drawnInBoth(findingsOn[0] ?? 1));
  const scrolling = await busiest(browser, page, () => scrollBoth(driven));
  let nextMs = 0;
  const stepping = await busiest(browser, page, async () => {
    nextMs = await goThrough(driven, findingsOn);
  });
  await context.close();
  return [
    ...frameRows('both papers are scrolled through', scrolling),
    ...frameRows(`${findingsOn.length} findings are gone through`, stepping),
    { name: 'from one finding to both pages of the next, median', value: `${Math.round(nextMs)} ms` },
  ];
}

const memoryRow = (name: string, mb: number): BenchRow => ({
  name,
  value: `${Math.round(mb)} MB`,
  target: `under ${mostMb} MB`,
  met: mb < mostMb,
});

function watchMemory(page: UninspectedPage) {
  let [peakMb, isDone] = [0, false];
  const watching = (async () => {
    for (; !isDone; await wait(500)) peakMb = Math.max(peakMb, await page.processMb());
  })();
  return {
    stop: async () => {
      isDone = true;
      await watching;
      return peakMb;
    },
  };
}

/** First by the wheel, as one reads; then by the scroll bar, to the end, and back with rests that let pages be drawn. */
async function scrollBoth(page: DrivenPage): Promise<void> {
  for (const side of sides) {
    const selector = scrollerOf(side);
    for (let turn = 0; turn < turnsOfWheel; turn += 1) {
      await page.wheel(selector, wheelPx);
      await wait(30);
    }
    await page.run(`(${String(dragBar)})(${JSON.stringify(selector)}, ${stops}, ${rests})`);
  }
}

/** Runs in the page. */
async function dragBar(selector: string, down: number, up: number): Promise<void> {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`There is no ${selector}`);
  const go = async (part: number, restMs: number) => {
    element.scrollTop = element.scrollHeight * part;
    await new Promise((resolve) => setTimeout(resolve, restMs));
  };
  for (let stop = 0; stop <= down; stop += 1) await go(stop / down, 60);
  for (let stop = up; stop >= 0; stop -= 1) await go(stop / up, 400);
}

/** The key for the next finding, again and again; each time both pages are waited for. */
async function goThrough(page: DrivenPage, findingsOn: readonly number[]): Promise<number> {
  const times: number[] = [];
  for (const number of findingsOn.slice(1)) {
    const started = performance.now();
    await page.press('j');
    await page.waitFor(drawnInBoth(number));
    times.push(performance.now() - started);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}
