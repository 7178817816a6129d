import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { analysisResult, type AnalysisResult, type Finding, type Position } from '@app/shared/contracts';
import { sentence } from '../engine-load/contract-text.ts';
import {
  boxOfLine,
  breakLines,
  drawPages,
  linesPerPage,
  type Picture,
  type PrintedPage,
} from '../engine-load/draw-pages.ts';
import { dice, seededRandom, type Dice } from '../engine-load/seeded-random.ts';

/** Every so many pages one is a scan under its words. */
const scanEvery = 10;
const scan = { width: 827, height: 1_170 };

export interface Pair {
  readonly paths: readonly [string, string];
  readonly pages: number;
}

/** The line of a page that differs between both papers: another place on each. */
const lineOf = (page: number): number => 3 + ((page * 7) % (linesPerPage - 6));
const amountOf = (page: number, side: 0 | 1): string => `EUR ${1_000 + page + side * 90}.50`;
const quoteOf = (page: number, side: 0 | 1): string =>
  `The charge for item ${page} of the schedule is ${amountOf(page, side)} per month.`;

/** Paper grain, and letters as dark strokes: what a scanner makes of a sheet, and as hard to pack. */
function drawScan(rolls: Dice): Picture {
  const { width, height } = scan;
  const grey = new Uint8Array(width * height).fill(236);
  for (let index = 0; index < grey.length; index += 3) grey[index] = rolls.between(226, 246);
  for (let stroke = 0; stroke < 400; stroke += 1) {
    const start = rolls.between(0, height - 2) * width + rolls.between(40, width - 80);
    grey.fill(90, start, start + rolls.between(4, 30));
  }
  return { width, height, grey };
}

function* printedPages(pages: number, side: 0 | 1): Generator<PrintedPage> {
  const rolls = dice(seededRandom(29));
  for (let page = 1; page <= pages; page += 1) {
    const lines: string[] = [];
    while (lines.length < linesPerPage) lines.push(...breakLines(`${sentence(rolls)} ${sentence(rolls)}`));
    lines[lineOf(page)] = quoteOf(page, side);
    const picture = page % scanEvery === 0 ? drawScan(rolls) : undefined;
    const header = 'Framework agreement for the supply of plant';
    yield { header, lines: lines.slice(0, linesPerPage), ...(picture === undefined ? {} : { picture }) };
  }
}

/** Writes two papers that differ in one amount on each page. */
export async function makePair(folder: string, pages: number): Promise<Pair> {
  await mkdir(folder, { recursive: true });
  const write = async (side: 0 | 1): Promise<string> => {
    const file = path.join(folder, `${side === 0 ? 'agreement' : 'amendment'}-${pages}.pdf`);
    await writeFile(file, await drawPages(printedPages(pages, side)));
    return file;
  };
  return { pages, paths: [await write(0), await write(1)] };
}

function positionOn(page: number, side: 0 | 1): Position {
  const [quote, value] = [quoteOf(page, side), amountOf(page, side)];
  const start = quote.indexOf(value);
  const box = boxOfLine(lineOf(page), quote);
  return {
    document: `d${side + 1}`,
    page,
    quote,
    value,
    boxes: [box],
    missing: false,
    differs: [{ start, end: start + value.length, boxes: [box] }],
  };
}

const findingOn = (page: number, index: number): Finding => ({
  id: `f${index + 1}`,
  kind: 'value-conflict',
  rule: 'amount-mismatch',
  severity: 'high',
  tier: 'sure',
  confidence: 0.95,
  subject: `Charge for item ${page}`,
  explanation: `d1 says ${amountOf(page, 0)}, d2 says ${amountOf(page, 1)}`,
  positions: [positionOn(page, 0), positionOn(page, 1)],
});

/** What a comparison of a pair tells of some of its pages, in the order in which they are given. */
export function resultOn({ paths, pages }: Pair, findingsOn: readonly number[]): AnalysisResult {
  return analysisResult.parse({
    schemaVersion: 2,
    documents: paths.map((file, index) => ({
      id: `d${index + 1}`,
      name: path.basename(file),
      pages,
      ocrPages: [],
      unreadPages: [],
      warnings: [],
    })),
    findings: findingsOn.map(findingOn),
    coverage: { comparedPages: 2 * pages, agreements: 40 * pages },
  });
}
