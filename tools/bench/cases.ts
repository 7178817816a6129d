import { writeFile } from 'node:fs/promises';
import { pageWithTable } from './accuracy/case-table.ts';
import { readKnownCases } from './accuracy/known-case.ts';
import type { BenchTable } from './bench-table.ts';

/** Writes the table of the known sets into their page, and counts them by family. */
export async function run(): Promise<BenchTable> {
  const cases = await readKnownCases();
  const { page, text } = await pageWithTable(cases);
  await writeFile(page, text);
  const families = [...Map.groupBy(cases, ({ known }) => known.family)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    title: 'The known sets by family',
    rows: families.map(([name, ofFamily]) => ({
      name,
      value: `${ofFamily.length} sets, ${ofFamily.filter(({ known }) => known.discrepancies.length === 0).length} of them silent`,
    })),
  };
}
