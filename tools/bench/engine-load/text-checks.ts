import { readFile } from 'node:fs/promises';
import { findCoveredWords } from '../../../engine/src/pdf/covered-words.ts';
import { findDrawnLines } from '../../../engine/src/pdf/drawn-lines.ts';
import { findLineNumbers } from '../../../engine/src/pdf/line-numbers.ts';
import { inSpokenOrder } from '../../../engine/src/pdf/spoken-order.ts';
import { lettersReader } from '../../../engine/src/pdf/drawn-shapes.ts';
import { openPage, type OpenPage } from '../../../engine/src/pdf/open-page.ts';
import { openPdf } from '../../../engine/src/pdf/open-pdf.ts';
import { baseLineReader } from '../../../engine/src/pdf/base-line.ts';
import { loadPdfium, type Pdfium } from '../../../engine/src/pdf/pdfium-library.ts';
import { readPageShapes } from '../../../engine/src/pdf/read-page-rulings.ts';
import { readPageWords } from '../../../engine/src/pdf/read-page-words.ts';
import { readTextLayer } from '../../../engine/src/pdf/read-page.ts';
import { findStruckOut } from '../../../engine/src/pdf/struck-out.ts';
import { findUnseenWords } from '../../../engine/src/pdf/unseen-words.ts';
import { untrustedWords } from '../../../engine/src/pdf/untrusted-words.ts';
import type { BenchRow } from '../bench-table.ts';

/** Of the processor time of a whole comparison; reading is a good third of it. */
const mostOfReading = 0.12;

/** What it costs to check sound text layers against their pages, as a part of reading them, in processor time. */
export async function textChecks(files: readonly string[]): Promise<BenchRow[]> {
  const pdfium = await loadPdfium();
  // The first time through, what is measured is Node's compiler.
  await measure(pdfium, files);
  const { reading, checking } = await measure(pdfium, files);
  const part = checking / reading;
  return [
    {
      name: 'checks of sound text layers, part of reading them',
      value: `${(part * 100).toFixed(1)} % (${Math.round(checking)} of ${Math.round(reading)} ms)`,
      target: `at most ${mostOfReading * 100} %, which is 5 % of a comparison`,
      met: part <= mostOfReading,
    },
  ];
}

async function measure(
  pdfium: Pdfium,
  files: readonly string[],
): Promise<{ readonly reading: number; readonly checking: number }> {
  let [reading, checking] = [0, 0];
  for (const file of files) {
    const pdf = openPdf(pdfium, await readFile(file));
    if (typeof pdf === 'string') throw new Error(`${file}: ${pdf}`);
    for (let index = 0; index < pdf.pageCount; index += 1) {
      const page = openPage(pdfium, pdf.handle, index);
      if (page === undefined) continue;
      reading += timeOf(() => readTextLayer(pdfium, page, index + 1));
      checking += checkingTime(pdfium, page);
      page.close();
    }
    pdf.close();
  }
  return { reading, checking };
}

function checkingTime(pdfium: Pdfium, page: OpenPage): number {
  const textPage = pdfium.FPDFText_LoadPage(page.handle);
  const baseLine = baseLineReader(pdfium, textPage, page.transform);
  const shapes = readPageShapes(pdfium, page.handle, page.transform);
  const words = readPageWords(pdfium, textPage, page.transform, baseLine, shapes.strokes);
  const time = timeOf(() => {
    findUnseenWords(pdfium, page, textPage, words, shapes);
    findCoveredWords(pdfium, page, textPage, words, shapes);
    findStruckOut(words, shapes.strokes, baseLine);
    untrustedWords(words, lettersReader(pdfium, textPage));
    findLineNumbers(words);
    findDrawnLines([...shapes.small, ...shapes.within], words);
    inSpokenOrder(words.texts);
  });
  pdfium.FPDFText_ClosePage(textPage);
  return time;
}

/** Milliseconds of processor time. */
function timeOf(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
