import { factsOfPassage, printed, wordsOfFact, type FactDocument } from '../facts/fact.ts';
import { numberPattern, parseNumber } from '../facts/numbers/parse-number.ts';

/** A row of a list with the figures as they are printed in it, whatever they measure. */
export interface RowOfFigures {
  readonly figures: ReadonlySet<number>;
}

const figure = new RegExp(numberPattern, 'u');

/** The figures of a row: `575` of tonnes and of square metres are one. */
export function figuresOf(document: FactDocument, passage: number): Set<number> {
  const figures = new Set<number>();
  for (const fact of factsOfPassage(document, passage)) {
    if (fact.value.key !== '') continue;
    const text = figure.exec(printed(wordsOfFact(document, fact)))?.[0] ?? '';
    const parsed = parseNumber(text, document.format);
    if (parsed !== undefined) figures.add(parsed.value);
  }
  return figures;
}

/** Figures that two rows must share, each of which stands in no other row of their lists; `1` piece tells nothing. */
const fewestShared = 2;
const telling = 1;

/** The rows of one list and of another that are known as one by their figures, as the quantity and the price, whatever they are called. */
export function pairByFigures<Own extends RowOfFigures, Other extends RowOfFigures>(
  own: readonly Own[],
  others: readonly Other[],
): Map<Own, Other> {
  const [holders, otherHolders] = [soleHolders(own), soleHolders(others)];
  const pairs = new Map<Own, Other>();
  for (const row of own) {
    const met = new Map<Other, number>();
    for (const number of row.figures) {
      const other = holders.get(number) === row ? otherHolders.get(number) : undefined;
      if (other !== undefined) met.set(other, (met.get(other) ?? 0) + 1);
    }
    const [match, ...rivals] = [...met];
    if (match !== undefined && match[1] >= fewestShared && rivals.length === 0) pairs.set(row, match[0]);
  }
  return pairs;
}

/** The figures of a list that stand in one row only. */
function soleHolders<Row extends RowOfFigures>(rows: readonly Row[]): Map<number, Row> {
  const holders = new Map<number, Row | undefined>();
  for (const row of rows)
    for (const number of row.figures)
      if (Math.abs(number) > telling) holders.set(number, holders.has(number) ? undefined : row);
  return new Map([...holders].flatMap(([number, row]) => (row === undefined ? [] : [[number, row] as const])));
}
