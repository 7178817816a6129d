import type { BenchRow, BenchTable } from './bench-table.ts';
import { formatGrid } from './format-grid.ts';
import { namedPapers, requirePapers } from './papers-option.ts';
import { readValues } from './values/read-values.ts';
import { scoreValues, shareRight, sumOf, type ValueCounts } from './values/score-values.ts';
import { readValueData } from './values/value-data.ts';

/** A little under what is measured. */
const leastRight = 0.66;

/** What the engine reads in the sentences of public specifications, by kind and language. */
export async function run(...words: readonly string[]): Promise<BenchTable> {
  const folder = requirePapers(namedPapers(words), {
    bench: 'values',
    proof: 'meaning.mjs',
    content: 'sentences with their values by language (en.jsonl ...) and what they mean by the same (meaning.mjs)',
  });
  const { sentences, isSame } = await readValueData(folder);
  const byLanguage = new Map(
    [...sentences].map(([language, ofLanguage]) => [
      language,
      scoreValues(ofLanguage, (text) => readValues(text, language), isSame),
    ]),
  );
  const kinds = [...new Set([...byLanguage.values()].flatMap((counts) => Array.from(counts.keys())))].toSorted();
  const ofKind = (kind: string): ValueCounts =>
    sumOf([...byLanguage.values()].flatMap((counts) => counts.get(kind) ?? []));
  const cell = (counts: ValueCounts | undefined): string =>
    counts === undefined ? '-' : shareRight(counts).toFixed(2);
  console.log(
    formatGrid(
      'Values read right, by kind and language',
      ['kind', ...byLanguage.keys(), 'all', 'right', 'wrong', 'missed', 'extra'],
      [
        ...kinds.map((kind) =>
          [kind].concat(
            Array.from(byLanguage.values(), (counts) => cell(counts.get(kind))),
            countCells(ofKind(kind)),
          ),
        ),
        [
          'all',
          ...[...byLanguage.values()].map((counts) => cell(sumOf(counts.values()))),
          ...countCells(sumOf(kinds.map(ofKind))),
        ],
      ],
    ),
  );
  const all = sumOf(kinds.map(ofKind));
  // Neither a year alone nor a month alone is a date for the engine, on purpose.
  const others = sumOf(kinds.filter((kind) => kind !== 'year' && kind !== 'month').map(ofKind));
  return {
    title: 'Values of public specifications',
    rows: [totalRow('read right', all, leastRight), totalRow('without years and months alone', others)],
  };
}

const countCells = (counts: ValueCounts): string[] => [
  shareRight(counts).toFixed(2),
  ...[counts.right, counts.wrong, counts.missed, counts.extra].map(String),
];

function totalRow(name: string, counts: ValueCounts, floor?: number): BenchRow {
  const { right, wrong, missed, extra } = counts;
  const part = shareRight(counts);
  const value = `${part.toFixed(3)} (${right} right, ${wrong} wrong, ${missed} missed, ${extra} extra)`;
  return { name, value, ...(floor === undefined ? {} : { target: `at least ${floor}`, met: part >= floor }) };
}
