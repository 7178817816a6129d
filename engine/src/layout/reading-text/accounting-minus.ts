import type { Passage } from '../passage.ts';

/** Two figures behind a decimal sign, or three together: less is the number of a note or of an item. */
const amount = String.raw`\p{Sc}?(?=[\d.,'’]*(?:\d{3}|[.,]\d{2}))\d[\d.,'’]*`;
const [bracketed, trailing] = [
  new RegExp(String.raw`^\(${amount}\)$`, 'u'),
  new RegExp(String.raw`^${amount}[-\u2010-\u2013\u2212]$`, 'u'),
];
const figure = new RegExp(String.raw`^${amount}$`, 'u');
/** On the credit side of an account. */
const credit = /^cr\.?$/i;

/** The ways of tables to print that an amount is less than nothing, in words of the row: `(250.00)`, `250.00-`, `250.00 CR`. */
export interface AccountingMinus {
  /** Words that hold an amount below nothing. */
  readonly negative: ReadonlySet<number>;
  /** Words that say so and nothing else. */
  readonly marks: ReadonlySet<number>;
}

const none: AccountingMinus = { negative: new Set(), marks: new Set() };

/** Finds amounts below nothing in a row of a table, where brackets have no other meaning. */
export function accountingMinus({ kind, cells, words }: Passage): AccountingMinus {
  if (kind !== 'row') return none;
  const [negative, marks] = [new Set<number>(), new Set<number>()];
  for (const { start, end } of cells) {
    const [first, second] = [words[start]?.text ?? '', words[start + 1]?.text ?? ''];
    if (end - start === 1 && (bracketed.test(first) || trailing.test(first))) negative.add(start);
    if (end - start === 2 && figure.test(first) && credit.test(second)) {
      negative.add(start);
      marks.add(start + 1);
    }
  }
  return negative.size === 0 ? none : { negative, marks };
}
