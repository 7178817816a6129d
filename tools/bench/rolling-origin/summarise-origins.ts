import type { Batch } from '../accuracy/batches.ts';
import type { BenchRow, BenchTable } from '../bench-table.ts';
import { tallyOf } from '../accuracy/tally.ts';
import type { OriginScore } from './finding-records.ts';

/** A row for each engine and each batch that it was measured on. */
export function summariseOrigins(origins: readonly OriginScore[], batches: readonly Batch[]): BenchTable {
  const rows = batches.flatMap(({ batch, engine }): BenchRow[] => {
    const byAhead = Map.groupBy(
      origins.filter(({ origin }) => origin === batch),
      ({ score }) => score.known.batch - batch,
    );
    return [...byAhead]
      .toSorted(([a], [b]) => a - b)
      .map(([ahead, ofBatch]) => ({
        name: `${engine}, batch ${batch + ahead}${ahead === 0 ? ' (first score)' : ` (${ahead} ahead)`}`,
        value: valueOf(ofBatch),
      }));
  });
  const ahead = (count: number): OriginScore[] =>
    origins.filter(({ origin, score }) => score.known.batch - origin === count);
  const means = [0, 1, 2, 3].map((count) => ({
    name: count === 0 ? 'all first scores' : `all, ${count} ahead`,
    value: valueOf(ahead(count)),
  }));
  return { title: 'Engines on sets that are younger than they', rows: [...rows, ...means] };
}

function valueOf(origins: readonly OriginScore[]): string {
  const { recall, precision, found, wanted, right, wrong } = tallyOf(origins.map(({ score }) => score));
  return `recall ${recall.toFixed(3)} (${found} of ${wanted}), precision ${precision.toFixed(3)} (${right} right, ${wrong} false), ${origins.length} sets`;
}
