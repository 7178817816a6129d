import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BenchRow } from '../bench-table.ts';
import { compareCommand, quote, readCommand } from './commands.ts';
import { makeVersions } from './make-versions.ts';
import { measureInTurn } from './measure-command.ts';

const samples = resolve(import.meta.dirname, '../../../../shared/samples/versions');
const servlet = ['6.0', '6.1'].map((version) => join(samples, `jakarta-servlet-spec-${version}.pdf`));
/** Pages of both files together; made-up files have as many. */
const pages = 354;
const runs = 5;

/** Reading, and reading with comparing, against pdftotext and diff on the same two versions of one document. */
export async function againstPdftotext(folder: string): Promise<BenchRow[]> {
  const isReal = servlet.every((path) => existsSync(path));
  const files = isReal ? servlet : await makeVersions({ folder, documents: 2, pagesEach: pages / 2 });
  const texts = files.map((_, index) => join(folder, `${index}.html`));
  const extract = files
    .map((file, at) => `pdftotext -bbox-layout ${quote(file)} ${quote(texts[at] ?? '')}`)
    .join(' && ');
  const [text, read, extracted, whole] = await measureInTurn(runs, [
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
    { name: isReal ? 'two versions of a specification' : 'two made-up versions', value: `${pages} pages` },
    { name: 'pdftotext -bbox-layout', value: rate(text) },
    { name: 'reading alone', value: rate(read) },
    { name: 'reading alone to pdftotext', value: (text / read).toFixed(2) },
    { name: 'pdftotext -bbox-layout and diff', value: rate(extracted) },
    { name: 'whole analysis', value: rate(whole) },
    {
      name: 'whole analysis to pdftotext and diff',
      value: ratio.toFixed(2),
      target: 'at least 0.25',
      met: ratio >= 0.25,
    },
  ];
}
