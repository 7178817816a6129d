import type { Passage } from '../layout/passage.ts';
import type { Word } from '../layout/word.ts';
import { printed, wordsOfFact, type Fact, type FactDocument } from './fact.ts';

/** An amount in a cell of a table, with its sign. */
export interface Amount {
  readonly fact: Fact;
  /** Row of the table, from 0. */
  readonly row: number;
  /** Words of the row left of the amount, up to the previous amount. */
  readonly label: string;
  readonly header: string;
  readonly value: number;
  /** Edges of the amount, in points: amounts of one column share one of them. */
  readonly left: number;
  readonly right: number;
  /** Smallest unit printed: 0.01 for cents. */
  readonly precision: number;
}

/** A table with its amounts, in order. */
export interface AmountTable {
  readonly document: number;
  readonly amounts: readonly Amount[];
}

/** The tables of a document, each with the amounts in its cells. */
export function amountTables(document: FactDocument): AmountTable[] {
  const tables: AmountTable[] = [];
  let current: { table: number | undefined; amounts: Amount[]; row: number } | undefined;
  const byPassage = new Map<number, Fact[]>();
  for (const fact of document.facts) byPassage.set(fact.passage, [...(byPassage.get(fact.passage) ?? []), fact]);
  for (const [position, passage] of document.passages.entries()) {
    if (passage.kind !== 'row') continue;
    if (current === undefined || current.table !== passage.table) {
      current = { table: passage.table, amounts: [], row: 0 };
      tables.push({ document: document.index, amounts: current.amounts });
    }
    for (const fact of byPassage.get(position) ?? []) {
      const amount = toAmount(passage, fact, current.row);
      if (amount !== undefined) current.amounts.push(amount);
    }
    current.row += 1;
  }
  return tables.filter(({ amounts }) => amounts.length > 2);
}

function toAmount(passage: Passage, fact: Fact, row: number): Amount | undefined {
  const { type, low, high, upper } = fact.value;
  if ((type !== 'money' && type !== 'number' && type !== 'percent' && type !== 'quantity') || upper !== undefined)
    return undefined;
  const words = passage.words.slice(fact.start, fact.end);
  const text = printed(words);
  const cellIndex = passage.cells.findIndex((cell) => fact.start >= cell.start && fact.start < cell.end);
  const cell = passage.cells[cellIndex];
  if (cell === undefined) return undefined;
  const isNegative = fact.value.sign === -1 || /^[(−–-]\s*[£$€]?\s*\d/u.test(text) || /\d[−-]$/u.test(text);
  const decimals = /[.,](\d{1,2})\D*$/u.exec(text)?.[1]?.length ?? 0;
  const middle = (low + high) / 2;
  return {
    fact,
    row,
    label: labelOf(passage, cellIndex),
    header: cell.header,
    value: isNegative ? -Math.abs(middle) : middle,
    left: words[0]?.left ?? 0,
    right: rightEdge(words),
    precision: 10 ** -decimals * (high > low ? high - low : 1) || 1,
  };
}

/** The cells without figures left of a cell. */
function labelOf(passage: Passage, cellIndex: number): string {
  const texts: string[] = [];
  for (let index = cellIndex - 1; index >= 0; index -= 1) {
    const cell = passage.cells[index];
    const text = passage.words
      .slice(cell?.start ?? 0, cell?.end ?? 0)
      .map((word) => word.text)
      .join(' ');
    if (!/\p{L}{2}/u.test(text)) {
      if (texts.length > 0) break;
      continue;
    }
    texts.unshift(text);
  }
  return texts.join(' ');
}

const rightEdge = (words: readonly Word[]): number => Math.max(...words.map((word) => word.right));

/** An amount as printed, without the stop behind it. */
export const printedAmount = (document: FactDocument, { fact }: Amount): string =>
  printed(wordsOfFact(document, fact)).replace(/[,;:.]+$/u, '');
