import { join } from 'node:path';
import type { BenchRow } from '../bench-table.ts';
import { compareCommand, quote, readCommand } from './commands.ts';
import { makeVersions } from './make-versions.ts';
import { measureInTurn, median } from './measure-command.ts';
import type { Versions } from './real-versions.ts';

/** Pages of two made-up versions together, where no real ones were named. */
const shortPages = 354;
/** So many that starting no longer counts: what a page costs. */
const longPages = 1000;
/** One round on the real versions is off by a tenth either way on a machine that others use, the median of these by three in a hundred. */
const rounds = { first: 21, long: 3 } as const;

/** Reading, and reading with comparing, against pdftotext and diff on the same two versions of one document: real ones if there are some, and long ones. */
export async function againstPdftotext(folder: string, real: Versions | undefined): Promise<BenchRow[]> {
  const made = (pages: number): Promise<string[]> => makeVersions({ folder, documents: 2, pagesEach: pages / 2 });
  const first =
    real === undefined
      ? { name: 'two made-up versions', files: await made(shortPages), pages: shortPages }
      : { name: 'two real versions', ...real };
  return [
    ...(await measure(folder, { ...first, rounds: rounds.first })),
    ...(await measure(folder, {
      name: 'two versions of a made-up contract',
      files: await made(longPages),
      pages: longPages,
      rounds: rounds.long,
    })),
  ];
}

interface NamedVersions extends Versions {
  readonly name: string;
  readonly rounds: number;
}

async function measure(folder: string, { name, files, pages, rounds: times }: NamedVersions): Promise<BenchRow[]> {
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
