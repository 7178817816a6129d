import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BenchRow } from '../bench-table.ts';
import { quote, recogniseCommand } from './commands.ts';
import { sentence } from './contract-text.ts';
import { breakLines, drawPages, linesPerPage } from './draw-pages.ts';
import { measureInTurn } from './measure-command.ts';
import { dice, seededRandom } from './seeded-random.ts';

const run = promisify(execFile);
const scans = 4;
/** As the engine draws pages to recognise. */
const dpi = 200;
const runs = 2;

/** Recognising by tesseract.js, as shipped, against Tesseract as a program on one thread. */
export async function againstTesseract(folder: string): Promise<BenchRow[]> {
  const pictures = await drawScans(folder);
  const own = { command: recogniseCommand(pictures) };
  const native = pictures.map((path) => `OMP_THREAD_LIMIT=1 tesseract ${quote(path)} - --psm 6 -l eng`).join(' && ');
  const hasNative = await run('tesseract', ['--version']).then(
    () => true,
    () => false,
  );
  const [cost, reference] = await measureInTurn(runs, hasNative ? [own, { command: native }] : [own]);
  if (cost === undefined) return [];
  const rows: BenchRow[] = [
    { name: 'OCR by tesseract.js', value: `${(cost / scans).toFixed(2)} CPU seconds per page` },
  ];
  const name = 'OCR by tesseract.js to native tesseract';
  if (reference === undefined)
    return [...rows, { name, value: 'not measured: tesseract is not installed', target: 'at least 0.55' }];
  const ratio = reference / cost;
  return [...rows, { name, value: ratio.toFixed(2), target: 'at least 0.55', met: ratio >= 0.55 }];
}

async function drawScans(folder: string): Promise<string[]> {
  const rolls = dice(seededRandom(11));
  const pages = Array.from({ length: scans }, () => {
    const lines: string[] = [];
    while (lines.length < linesPerPage - 2) lines.push(...breakLines(sentence(rolls)));
    return { header: 'Framework agreement', lines };
  });
  const pdf = join(folder, 'scan.pdf');
  await writeFile(pdf, await drawPages(pages));
  await run('pdftoppm', ['-r', String(dpi), '-gray', pdf, join(folder, 'scan')]);
  return pages.map((_, index) => join(folder, `scan-${index + 1}.pgm`));
}
