import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { BenchInputError } from '../papers-option.ts';

/** Two versions of one document. */
export interface Versions {
  readonly files: readonly string[];
  /** Pages of both together. */
  readonly pages: number;
}

const pagesOf = async (file: string): Promise<number> =>
  (await PDFDocument.load(await readFile(file), { ignoreEncryption: true })).getPageCount();

/** The first two PDFs of a folder, by name. */
export async function versionsIn(folder: string): Promise<Versions> {
  const names = await readdir(folder).catch(() => []);
  const files = names
    .filter((name) => name.endsWith('.pdf'))
    .toSorted()
    .slice(0, 2)
    .map((name) => join(folder, name));
  if (files.length < 2)
    throw new BenchInputError(
      `npm run bench -- engine --papers <folder> needs two versions of a document as PDF, and ${folder} has ${files.length}.`,
    );
  const pages = await Promise.all(files.map(pagesOf));
  return { files, pages: pages.reduce((sum, count) => sum + count, 0) };
}
