import { memoryFamilies } from '../accuracy/family-table.ts';
import type { Figures } from '../accuracy/figures.ts';
import { figuresOf, type SetScore } from '../accuracy/set-score.ts';
import type { BenchRow, BenchTable } from '../bench-table.ts';

/** What recall may lose. */
const mayLose = 0.05;

/** The figures with the words that are printed beside those with invented ones, all sets together and by family. */
export function compareWithNonce(plain: readonly SetScore[], nonce: readonly SetScore[]): BenchTable {
  const [before, after] = [figuresOf(plain), figuresOf(nonce)];
  const lost = before.allRecall - after.allRecall;
  const families = new Map(memoryFamilies(nonce).map(([family, scores]) => [family, figuresOf(scores)]));
  return {
    title: `Sets with invented words (${nonce.length})`,
    rows: [
      {
        ...rowOf('recall', before.allRecall, after.allRecall),
        target: `loses at most ${mayLose}`,
        met: lost <= mayLose,
      },
      rowOf('precision', before.allPrecision, after.allPrecision),
      rowOf('average precision', before.averagePrecision, after.averagePrecision),
      ...memoryFamilies(plain).flatMap(([family, scores]) =>
        familyRow(family, figuresOf(scores), families.get(family)),
      ),
    ],
  };
}

const rowOf = (name: string, before: number, after: number): BenchRow => ({
  name,
  value: `${before.toFixed(3)} as printed, ${after.toFixed(3)} invented, ${(after - before).toFixed(3)}`,
});

const familyRow = (family: string, before: Figures, after: Figures | undefined): BenchRow[] =>
  after === undefined ? [] : [rowOf(`recall, ${family}`, before.allRecall, after.allRecall)];
