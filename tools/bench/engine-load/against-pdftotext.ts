import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BenchRow } from '../bench-table.ts';
import { compareCommand, quote, readCommand } from './commands.ts';
import { makeVersions } from './make-versions.ts';
import { measureInTurn, median } from './measure-command.ts';

const samples = resolve(import.meta.dirname, '../../../../shared/samples/versions');
const servlet = ['6.0', '6.1'].map((version) => join(samples, `jakarta-servlet-spec-${version}.pdf`));
/** Pages of both files together; made-up files have as many. */
const realPages = 354;
/** So many that starting no longer counts: what a page costs. */
const longPages = 1000;
/** One round on the real versions is off by a tenth either way on a machine that others use, the median of these by three in a hundred. */
const rounds = { real: 21, long: 3 } as const;

/** Reading, and reading with comparing, against pdftotext and diff on the same two versions of one document: a real one and a long one. */
export async function againstPdftotext(folder: string): Promise<BenchRow[]> {
  const made = (pages: number): Promise<string[]> => makeVersions({ folder, documents: 2, pagesEach: pages / 2 });
  const isReal = servlet.every((path) => existsSync(path));
  const real = isReal ? servlet : await made(realPages);
  const name = isReal ? 'two versions of a specification' : 'two made-up versions';
  return [
    ...(await measure(folder, { name, files: real, pages: realPages, rounds: rounds.real })),
    ...(await measure(folder, {
      name: 'two versions of a made-up contract',
      files: await made(longPages),
      pages: longPages,
      rounds: rounds.long,
    })),
  ];
}

interface Versions {
  readonly name: string;
  readonly files: readonly string[];
  readonly pages: number;
  readonly rounds: number;
}

async function measure(folder: string, { name, files, pages, rounds: times }: Versions): Promise<BenchRow[]> {
  const texts = files.map((_, index) => join(folder, `${index}.html`));
  const extract = files
    .map((file, at) => `pdftotext -bbox-layout ${quote(file)} ${quote(texts[at] ?? '')}`)
    .join(' && ');
  const costs = await measureInTurn(times, [
    { command: extract },
    { command: readCommand(files) },
    // diff ends with 1 when the files differ, which they do.
    { command: `${extract} && diff ${texts.map(quote).join(' ')}`, allowedCodes: [0, 1] },
    { command: compareCommand(files) },
  ]);
  const rate = (at: number): string =>
    `${(pages / median(costs.map((seconds) => seconds[at] ?? Number.NaN))).toFixed(0)} pages per CPU second`;
  const ratioOf = (reference: number, at: number): number =>
    median(costs.map((seconds) => (seconds[reference] ?? Number.NaN) / (seconds[at] ?? Number.NaN)));
  const [text, read, extracted, whole] = [0, 1, 2, 3] as const;
  const ratio = ratioOf(extracted, whole);
  return [
    { name, value: `${pages} pages` },
    { name: '- pdftotext -bbox-layout', value: rate(text) },
    { name: '- reading alone', value: rate(read) },
    { name: '- reading alone to pdftotext', value: ratioOf(text, read).toFixed(2) },
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
