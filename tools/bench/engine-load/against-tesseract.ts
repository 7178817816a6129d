import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { BenchRow } from '../bench-table.ts';
import { quote, recogniseCommand } from './commands.ts';
import { sentence } from './contract-text.ts';
import { breakLines, drawPages, linesPerPage } from './draw-pages.ts';
import { measureInTurn, median } from './measure-command.ts';
import { dice, seededRandom } from './seeded-random.ts';

const run = promisify(execFile);
const cases = resolve(import.meta.dirname, '../../../engine/cases');
/** First pages of English scans of the known cases: tilted, blurred, specked, as JPEG and as fax; forms, tables and letters. */
const scanned = [
  'blood-panel/laboratory-report',
  'board-pack/minutes',
  'broker-slip/debit-note',
  'camper-sale/logbook',
  'clock-auction/buyer-invoice',
  'coffee-credit/bill-of-lading',
  'hosting-order/invoice',
  'lute-loan/condition-report',
  'parish-hall/booking-form',
  'rowing-club/fee-statement',
  'site-works/variation-order-3',
];
/** Pages of drawn text without noise. */
const drawn = 4;
/** As the engine draws pages to recognise. */
const dpi = 200;
const rounds = 4;

/** Seconds of processor time per page; native is undefined where Tesseract is not installed. */
interface Costs {
  readonly own: number;
  readonly native: number | undefined;
}

/**
 * Recognising by tesseract.js, as shipped, against Tesseract as a program on one thread: the same pictures, language and
 * mode of segmentation. What is recognised are scans, so the target is for scans. Pages drawn full of text without
 * noise, which nobody scans, are reported: there nearly all work is the network, and the data that npm has is for a
 * larger one than that of Debian's program.
 */
export async function againstTesseract(folder: string): Promise<BenchRow[]> {
  const hasNative = await run('tesseract', ['--version']).then(
    () => true,
    () => false,
  );
  const scans = await measure(await renderScans(folder), hasNative);
  const clean = await measure(await renderDrawn(folder), hasNative);
  const name = 'OCR of scans by tesseract.js to native tesseract';
  const rows: BenchRow[] = [
    { name: 'OCR of scans by tesseract.js', value: `${scans.own.toFixed(2)} CPU seconds per page` },
    { name: 'OCR of clean full pages by tesseract.js', value: `${clean.own.toFixed(2)} CPU seconds per page` },
  ];
  if (scans.native === undefined || clean.native === undefined)
    return [...rows, { name, value: 'not measured: tesseract is not installed', target: 'at least 0.55' }];
  const ratio = scans.native / scans.own;
  return [
    ...rows,
    { name, value: ratio.toFixed(2), target: 'at least 0.55', met: ratio >= 0.55 },
    { name: 'OCR of clean full pages to native tesseract', value: (clean.native / clean.own).toFixed(2) },
  ];
}

async function measure(pictures: readonly string[], hasNative: boolean): Promise<Costs> {
  const own = { command: recogniseCommand(pictures) };
  const words = (path: string): string => `OMP_THREAD_LIMIT=1 tesseract ${quote(path)} - --psm 6 -l eng`;
  const native = { command: pictures.map(words).join(' && ') };
  const costs = await measureInTurn(rounds, hasNative ? [own, native] : [own]);
  const [cost, reference] = [0, 1].map((at) => median(costs.map((seconds) => seconds[at] ?? Number.NaN)));
  return {
    own: (cost ?? Number.NaN) / pictures.length,
    native: hasNative && reference !== undefined ? reference / pictures.length : undefined,
  };
}

async function renderScans(folder: string): Promise<string[]> {
  const pictures: string[] = [];
  for (const [index, name] of scanned.entries()) {
    const target = join(folder, `scan-${index}`);
    const options = ['-r', String(dpi), '-gray', '-f', '1', '-l', '1', '-singlefile'];
    await run('pdftoppm', [...options, join(cases, `${name}.pdf`), target]);
    pictures.push(`${target}.pgm`);
  }
  return pictures;
}

async function renderDrawn(folder: string): Promise<string[]> {
  const rolls = dice(seededRandom(11));
  const pages = Array.from({ length: drawn }, () => {
    const lines: string[] = [];
    while (lines.length < linesPerPage - 2) lines.push(...breakLines(sentence(rolls)));
    return { header: 'Framework agreement', lines };
  });
  const pdf = join(folder, 'drawn.pdf');
  await writeFile(pdf, await drawPages(pages));
  await run('pdftoppm', ['-r', String(dpi), '-gray', pdf, join(folder, 'drawn')]);
  return pages.map((_, index) => join(folder, `drawn-${index + 1}.pgm`));
}
