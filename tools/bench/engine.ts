import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchTable } from './bench-table.ts';
import { againstPdftotext } from './engine-load/against-pdftotext.ts';
import { againstTesseract } from './engine-load/against-tesseract.ts';
import { growth } from './engine-load/growth.ts';
import { textChecks } from './engine-load/text-checks.ts';
import { versionsIn } from './engine-load/real-versions.ts';
import { namedPapers } from './papers-option.ts';

/**
 * The first two PDFs of the folder named with `--papers`, by name, are compared as versions of one document, besides
 * made-up ones. Needs pdftotext and pdftoppm (poppler) and diff on the machine; they are only the reference.
 */
export async function run(...words: readonly string[]): Promise<BenchTable> {
  const papers = namedPapers(words);
  const real = papers === undefined ? undefined : await versionsIn(papers);
  const folder = await mkdtemp(join(tmpdir(), 'bench-engine-'));
  try {
    const rows = [
      ...(await againstPdftotext(folder, real)),
      ...(real === undefined ? [] : await textChecks(real.files)),
      ...(await againstTesseract(folder)),
      ...(await growth(folder)),
    ];
    return { title: 'Engine: cost of reading and comparing', rows };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
