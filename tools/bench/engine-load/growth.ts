import type { BenchRow } from '../bench-table.ts';
import { compareCommand } from './commands.ts';
import { fitExponent } from './fit-exponent.ts';
import { makeInvoices } from './make-invoices.ts';
import { makeVersions } from './make-versions.ts';
import { measureCommand, type CommandCost } from './measure-command.ts';

/** What a run costs however little there is to do is no part of the growth: sizes start where work outweighs it. */
const pageCounts = [100, 500, 5000];
const documentCounts = [2, 10, 50];
const steepest = 1.15;
const mostMb = 2000;

/** How the cost of an analysis grows with pages, with versions of one document, and with documents that have nothing in common. */
export async function growth(folder: string): Promise<BenchRow[]> {
  const byPages = await costs(pageCounts, (pages) => makeVersions({ folder, documents: 2, pagesEach: pages / 2 }));
  const byVersions = await costs(documentCounts, (documents) => makeVersions({ folder, documents, pagesEach: 10 }));
  const byInvoices = await costs(documentCounts, (documents) => makeInvoices(folder, documents, 2));
  const peakMb = byPages.at(-1)?.peakMb ?? Number.NaN;
  return [
    ...rowsOf('100 to 5,000 pages of two versions', pageCounts, byPages),
    {
      name: 'memory at 5,000 pages, all processes',
      value: `${peakMb.toFixed(0)} MB`,
      target: 'under 2,000 MB',
      met: peakMb < mostMb,
    },
    ...rowsOf('2 to 50 versions of 10 pages', documentCounts, byVersions),
    ...rowsOf('2 to 50 unrelated invoices of one template', documentCounts, byInvoices),
  ];
}

async function costs(sizes: readonly number[], make: (size: number) => Promise<string[]>): Promise<CommandCost[]> {
  const found: CommandCost[] = [];
  for (const size of sizes) found.push(await measureCommand(compareCommand(await make(size))));
  return found;
}

function rowsOf(name: string, sizes: readonly number[], found: readonly CommandCost[]): BenchRow[] {
  const seconds = found.map(({ cpuSeconds }) => cpuSeconds);
  const exponent = fitExponent(sizes.map((size, index) => [size, seconds[index] ?? Number.NaN]));
  return [
    { name: `CPU seconds, ${name}`, value: seconds.map((one) => one.toFixed(1)).join(', ') },
    { name: `exponent, ${name}`, value: exponent.toFixed(2), target: 'at most 1.15', met: exponent <= steepest },
  ];
}
