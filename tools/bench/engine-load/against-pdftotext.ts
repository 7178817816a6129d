import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BenchRow } from '../bench-table.ts';
import { compareCommand, quote, readCommand } from './commands.ts';
import { makeVersions } from './make-versions.ts';
import { measureInTurn } from './measure-command.ts';

const samples = resolve(import.meta.dirname, '../../../../shared/samples/versions');
const servlet = ['6.0', '6.1'].map((version) => join(samples, `jakarta-servlet-spec-${version}.pdf`));
/** Pages of both files together; made-up files have as many. */
const realPages = 354;
/** So many that starting no longer counts: what a page costs. */
const longPages = 1000;
const runs = { real: 5, long: 3 } as const;

/** Reading, and reading with comparing, against pdftotext and diff on the same two versions of one document: a real one and a long one. */
export async function againstPdftotext(folder: string): Promise<BenchRow[]> {
  const made = (pages: number): Promise<string[]> => makeVersions({ folder, documents: 2, pagesEach: pages / 2 });
  const isReal = servlet.every((path) => existsSync(path));
  const real = isReal ? servlet : await made(realPages);
  const name = isReal ? 'two versions of a specification' : 'two made-up versions';
  return [
    ...(await measure(folder, { name, files: real, pages: realPages, runs: runs.real })),
    ...(await measure(folder, {
      name: 'two versions of a made-up contract',
      files: await made(longPages),
      pages: longPages,
      runs: runs.long,
    })),
  ];
}

interface Versions {
  readonly name: string;
  readonly files: readonly string[];
  readonly pages: number;
  readonly runs: number;
}

async function measure(folder: string, { name, files, pages, runs: times }: Versions): Promise<BenchRow[]> {
  const texts = files.map((_, index) => join(folder, `${index}.html`));
  const extract = files
    .map((file, at) => `pdftotext -bbox-layout ${quote(file)} ${quote(texts[at] ?? '')}`)
    .join(' && ');
  const [text, read, extracted, whole] = await measureInTurn(times, [
    { command: extract },
    { command: readCommand(files) },
    // diff ends with 1 when the files differ, which they do.
    { command: `${extract} && diff ${texts.map(quote).join(' ')}`, allowedCodes: [0, 1] },
    { command: compareCommand(files) },
  ]);
  if (text === undefined || read === undefined || extracted === undefined || whole === undefined) return [];
  const rate = (seconds: number): string => `${(pages / seconds).toFixed(0)} pages per CPU second`;
  const ratio = extracted / whole;
  return [
    { name, value: `${pages} pages` },
    { name: '- pdftotext -bbox-layout', value: rate(text) },
    { name: '- reading alone', value: rate(read) },
    { name: '- reading alone to pdftotext', value: (text / read).toFixed(2) },
    { name: '- pdftotext -bbox-layout and diff', value: rate(extracted) },
    { name: '- whole analysis', value: rate(whole) },
    {
      name: '- whole analysis to pdftotext and diff',
      value: ratio.toFixed(2),
      target: 'at least 0.25',
      met: ratio >= 0.25,
    },
  ];
}
