import type { Amount } from '../facts/tables/tables.ts';

/** An amount that other amounts give: a total and its items, an amount and its quantity and price. */
export interface Relation {
  readonly output: Amount;
  readonly inputs: readonly Amount[];
  /** What the output must be by the inputs. */
  readonly expected: number;
  /** How far rounding may take the output from it. */
  readonly slack: number;
  /** What an input must be for the relation to hold, all else being right; undefined where nothing would do. */
  readonly needed: (input: Amount) => number | undefined;
  /** Says what the output must be, without the end of the sentence. */
  readonly formula: Formula;
}

export type Formula =
  | { readonly kind: 'sum'; readonly isCarried: boolean }
  | { readonly kind: 'difference' }
  | { readonly kind: 'stated' }
  | { readonly kind: 'rows' }
  | { readonly kind: 'product' }
  | { readonly kind: 'part'; readonly parts: number }
  | { readonly kind: 'share'; readonly percent: number }
  | { readonly kind: 'ratio' }
  | { readonly kind: 'balance' }
  | { readonly kind: 'carried-over' };

/** An amount that is added, or taken away by a negative factor. */
export type Term = readonly [amount: Amount, factor: number];

export const sumOf = (terms: readonly Term[]): number =>
  terms.reduce((sum, [{ value }, factor]) => sum + value * factor, 0);

/** Half of the last digit of every amount may have been rounded away. */
export const roundingOf = (output: Amount, terms: readonly Term[]): number =>
  0.51 * (output.precision + terms.reduce((sum, [{ precision }, factor]) => sum + precision * Math.abs(factor), 0));

/** An output that is the sum of its terms. */
export function linear(output: Amount, terms: readonly Term[], formula: Formula, sign = 1): Relation {
  const expected = sumOf(terms) * sign;
  return {
    output,
    inputs: terms.map(([amount]) => amount),
    expected,
    slack: roundingOf(output, terms),
    needed: (input) => {
      const factor = terms.find(([amount]) => amount === input)?.[1] ?? 0;
      return factor === 0 ? undefined : input.value + ((output.value - expected) * sign) / factor;
    },
    formula,
  };
}

/** An output that is its factors multiplied; `scale` turns percentages and prices per hundred. */
export function product(output: Amount, factors: readonly Amount[], scale: number, formula: Formula): Relation {
  const expected = factors.reduce((sum, { value }) => sum * value, scale);
  return {
    output,
    inputs: factors,
    expected,
    slack: productSlack(output, expected, factors),
    needed: (input) => (expected === 0 ? undefined : (input.value * output.value) / expected),
    formula,
  };
}

/** Beside the last digit of the product, prices with many digits are printed short of their last one. */
export const productSlack = (output: Amount, expected: number, factors: readonly Amount[]): number =>
  0.51 * output.precision + Math.abs(expected) * 1e-9 + Math.abs(factors[0]?.value ?? 0) * 1e-8;

export const isRight = ({ output, expected, slack }: Relation): boolean => Math.abs(output.value - expected) <= slack;
