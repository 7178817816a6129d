import type { ProbedPairs } from '@app/engine/probe';

type ShownValue = ProbedPairs['values'][number];

/** Figures of fewer digits have one difference or ratio by chance: of what others follow from, and of what follows. */
const fewestDigits = { from: 2, following: 3 } as const;
/** Part by which rounded cents move a ratio, and cents that they move a difference by. */
const slack = { ratio: 2e-4, difference: 0.011 } as const;

/** Two amounts of two documents, the first document's first. */
interface Amounts {
  readonly documents: string;
  readonly first: number;
  readonly second: number;
  /** Of the one that has fewer. */
  readonly digits: number;
}

/** The amounts of a pair; undefined where one is no amount. */
export function amountsOf(a: ShownValue | undefined, b: ShownValue | undefined): Amounts | undefined {
  const [x, y] = [amountOf(a), amountOf(b)];
  if (a === undefined || b === undefined || x === undefined || y === undefined || x === y) return undefined;
  const digits = Math.min(digitsOf(x), digitsOf(y));
  return { documents: `${a.document} ${b.document}`, first: x, second: y, digits };
}

function amountOf(value: ShownValue | undefined): number | undefined {
  const { type, amount, value: number } = value?.normalized ?? {};
  if (type !== 'money' && type !== 'number' && type !== 'quantity') return undefined;
  return Number(amount ?? number);
}

const digitsOf = (amount: number): number => `${amount}`.replace(/\D/gu, '').replace(/^0+|0+$/gu, '').length;

/** Whether two amounts differ as two others do, as a total does with one of its rows, or a tax with what is taxed. */
export const follows = (pair: Amounts, from: Amounts): boolean =>
  pair.documents === from.documents &&
  pair.digits >= fewestDigits.following &&
  from.digits >= fewestDigits.from &&
  (Math.abs(pair.first - pair.second - (from.first - from.second)) < slack.difference ||
    Math.abs((pair.first / pair.second / from.first) * from.second - 1) < slack.ratio);
