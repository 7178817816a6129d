import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BenchRow, BenchTable } from './bench-table.ts';
import { makeVersions } from './engine-load/make-versions.ts';
import { measureCommand, type CommandCost } from './engine-load/measure-command.ts';

const root = resolve(import.meta.dirname, '../..');
const samples = resolve(root, '../shared/samples/versions');
const servlet = ['6.0', '6.1'].map((version) => join(samples, `jakarta-servlet-spec-${version}.pdf`));
/** Pages of both versions together. */
const servletPages = 354;

const quote = (path: string): string => `'${path}'`;
const compare = (files: readonly string[]): Promise<CommandCost> =>
  measureCommand(
    `${quote(process.execPath)} ${quote(join(root, 'engine/src/compare-command.ts'))} ${files.map(quote).join(' ')}`,
  );

/** Least squares of log(cost) over log(size): 1 is linear. */
function fitExponent(points: readonly (readonly [size: number, cost: number])[]): number {
  const logs = points.map(([size, cost]) => [Math.log(size), Math.log(cost)] as const);
  const meanX = logs.reduce((sum, [x]) => sum + x, 0) / logs.length;
  const meanY = logs.reduce((sum, [, y]) => sum + y, 0) / logs.length;
  const covariance = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return covariance / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

async function againstPdftotext(folder: string): Promise<BenchRow[]> {
  const texts = servlet.map((_, index) => join(folder, `${index}.html`));
  const reads = servlet.map((file, index) => `pdftotext -bbox-layout ${quote(file)} ${quote(texts[index] ?? '')}`);
  // diff ends with 1 when the files differ, which they do.
  const reference = await measureCommand(`${reads.join(' && ')} && diff ${texts.map(quote).join(' ')}`, [0, 1]);
  const whole = await compare(servlet);
  const ratio = reference.cpuSeconds / whole.cpuSeconds;
  const rate = (cost: CommandCost): string => `${(servletPages / cost.cpuSeconds).toFixed(0)} pages per CPU second`;
  return [
    { name: 'pdftotext -bbox-layout and diff', value: rate(reference) },
    { name: 'whole analysis of the same files', value: rate(whole) },
    {
      name: 'whole analysis to pdftotext and diff',
      value: ratio.toFixed(2),
      target: 'at least 0.25',
      met: ratio >= 0.25,
    },
  ];
}

async function growth(folder: string): Promise<BenchRow[]> {
  const byPages: [number, number][] = [];
  let largest: CommandCost = { cpuSeconds: 0, peakMb: 0 };
  for (const pages of [100, 500, 5000]) {
    largest = await compare(await makeVersions({ folder, documents: 2, pagesEach: pages / 2 }));
    byPages.push([pages, largest.cpuSeconds]);
  }
  const byDocuments: [number, number][] = [];
  for (const documents of [2, 10, 50]) {
    const cost = await compare(await makeVersions({ folder, documents, pagesEach: 10 }));
    byDocuments.push([documents, cost.cpuSeconds]);
  }
  const row = (name: string, points: readonly [number, number][]): BenchRow => {
    const exponent = fitExponent(points);
    return { name, value: exponent.toFixed(2), target: 'at most 1.15', met: exponent <= 1.15 };
  };
  return [
    row('exponent of CPU time, 100 to 5,000 pages', byPages),
    row('exponent of CPU time, 2 to 50 documents', byDocuments),
    { name: 'CPU seconds for 5,000 pages', value: largest.cpuSeconds.toFixed(1) },
    {
      name: 'memory at 5,000 pages, all processes',
      value: `${largest.peakMb.toFixed(0)} MB`,
      target: 'under 2,000 MB',
      met: largest.peakMb < 2000,
    },
  ];
}

/** Needs pdftotext (poppler) and diff on the machine; they are only the reference. */
export async function run(): Promise<BenchTable> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-engine-'));
  try {
    const rows = [...(await againstPdftotext(folder)), ...(await growth(folder))];
    return { title: 'Engine: cost of reading and comparing', rows };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
