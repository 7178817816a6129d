import type { Figures } from '../facts/tables/amount-grid.ts';
import type { Amount } from '../facts/tables/tables.ts';
import { isRight, linear, product, type Formula, type Relation, type Term } from './relation.ts';

/** What a row says of one of its figures; undefined where the row lacks what the formula needs. */
export interface RowFormula {
  readonly of: (row: Figures) => Relation | undefined;
  /** Digits that must come out right beyond the usual: far-fetched formulas are many, and hit by chance more often. */
  readonly doubt: number;
}

/** Longest run of columns of which each may be taken away; longer ones are only added up. */
const mostSigned = 4;

/** All formulas that may give a column. */
export function* formulasFor(rows: readonly Figures[], output: number): Generator<RowFormula> {
  const width = rows[0]?.length ?? 0;
  const others = Array.from({ length: width }, (_, column) => column).filter((column) => column !== output);
  yield* runs(width, output);
  for (const a of others) {
    for (const b of others) {
      if (a === b) continue;
      yield { of: linearFormula(output, [a, b], [1, -1]), doubt: Math.abs(a - b) > 1 ? 2 : 1 };
      yield { of: ratioFormula(output, a, b), doubt: 1 };
      if (a > b) continue;
      if (Math.abs(a - b) > 1) yield { of: linearFormula(output, [a, b], [1, 1]), doubt: 2 };
      for (const scale of [1, 0.01, 0.001])
        yield { of: productFormula(output, [a, b], scale), doubt: scale === 1 ? 0.5 : 2 };
      for (const c of others) {
        if (c === a || c === b) continue;
        if (c > b) yield { of: productFormula(output, [a, b, c], 1), doubt: 2 };
        yield { of: discountFormula(output, a, b, c), doubt: 1 };
      }
    }
  }
}

/** Neighbouring columns on one side of the output, added up or the first less the others. */
function* runs(width: number, output: number): Generator<RowFormula> {
  for (let from = 0; from < width; from += 1) {
    for (let to = from + 1; to < width; to += 1) {
      if (from <= output && output <= to) continue;
      if (to !== output - 1 && from !== output + 1) continue;
      const columns = Array.from({ length: to - from + 1 }, (_, at) => from + at);
      yield {
        of: linearFormula(
          output,
          columns,
          columns.map(() => 1),
        ),
        doubt: 0.5,
      };
      if (columns.length < 3 || columns.length > mostSigned) continue;
      for (let signs = 1; signs < 2 ** (columns.length - 1); signs += 1)
        yield { of: linearFormula(output, columns, signsOf(columns.length, signs)), doubt: 1.5 };
    }
  }
}

/** The first is added; of the others each bit of the number takes one away. */
const signsOf = (count: number, bits: number): number[] =>
  Array.from({ length: count }, (_, at) => (at > 0 && Math.floor(bits / 2 ** (at - 1)) % 2 === 1 ? -1 : 1));

type Reckoning = RowFormula['of'];

const isPercent = ({ fact }: Amount): boolean => fact.value.type === 'percent';

function linearFormula(output: number, columns: readonly number[], factors: readonly number[]): Reckoning {
  const isSum = factors.every((factor) => factor === 1);
  const formula: Formula = isSum ? { kind: 'sum', isCarried: false } : { kind: 'difference' };
  return (row) => {
    const result = row[output];
    if (result === undefined) return undefined;
    const terms: Term[] = [];
    for (const [at, column] of columns.entries()) {
      const amount = row[column];
      // Of many columns some may be blank where nothing was counted.
      if (amount === undefined && columns.length > 2 && isSum) continue;
      if (amount === undefined || isPercent(amount) !== isPercent(result)) return undefined;
      terms.push([amount, factors[at] ?? 1]);
    }
    return terms.length < 2 ? undefined : linear(result, terms, formula);
  };
}

function productFormula(output: number, columns: readonly number[], scale: number): Reckoning {
  return (row) => {
    const result = row[output];
    const factors = columns.flatMap((column) => row[column] ?? []);
    if (result === undefined || isPercent(result) || factors.length < columns.length) return undefined;
    const percents = factors.filter(isPercent).length;
    // A percentage is of a hundred already.
    if (percents > 0 && scale !== 1) return undefined;
    const relation = product(result, factors, scale * 0.01 ** percents, { kind: 'product' });
    // A percentage that was itself reckoned is rounded.
    const rounded = Math.max(
      0,
      ...factors.filter(isPercent).map(({ value, precision }) => precision / Math.abs(value)),
    );
    const isRounded = Math.abs(result.value - relation.expected) <= Math.abs(relation.expected) * rounded * 0.51;
    return isRounded && !isRight(relation) ? undefined : relation;
  };
}

/** Quantity times price less the discount of the line. */
function discountFormula(output: number, a: number, b: number, discount: number): Reckoning {
  return (row) => {
    const [result, quantity, price, off] = [row[output], row[a], row[b], row[discount]];
    if (result === undefined || quantity === undefined || price === undefined) return undefined;
    if (off === undefined || !isPercent(off)) return undefined;
    return product(result, [quantity, price], 1 - off.value / 100, { kind: 'product' });
  };
}

/** By how much a percentage is off where the figures that it is reckoned from were rounded for print. */
const roundedShare = (part: Amount, whole: Amount): number =>
  (100 * (part.precision + (Math.abs(part.value) / Math.abs(whole.value)) * whole.precision)) / Math.abs(whole.value);

/** A percentage that one figure is of another. */
function ratioFormula(output: number, part: number, whole: number): Reckoning {
  return (row) => {
    const [result, above, below] = [row[output], row[part], row[whole]];
    if (result === undefined || above === undefined || below === undefined) return undefined;
    if (!isPercent(result) || isPercent(above) || isPercent(below) || below.value === 0) return undefined;
    return {
      output: result,
      inputs: [above, below],
      expected: (above.value / below.value) * 100,
      slack: 0.51 * (result.precision + roundedShare(above, below)),
      needed: (input) =>
        input === above
          ? (result.value / 100) * below.value
          : result.value === 0
            ? undefined
            : (above.value / result.value) * 100,
      formula: { kind: 'ratio' },
    };
  };
}
