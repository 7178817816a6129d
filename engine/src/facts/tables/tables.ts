import type { Passage } from '../../layout/passage.ts';
import type { Word } from '../../layout/word.ts';
import { factsOfPassage, printed, wordsOfFact, type Fact, type FactDocument } from '../fact.ts';
import { numberPattern, parseNumber } from '../numbers/parse-number.ts';

/** An amount in a cell of a table, with its sign. */
export interface Amount {
  readonly fact: Fact;
  /** Row of the document, from 0; less in sentences. */
  readonly row: number;
  /** Words of the row left of the amount, up to the previous amount. */
  readonly label: string;
  readonly header: string;
  /** The number as printed, whatever its unit. */
  readonly value: number;
  /** How many cells stand left of it in its row. */
  readonly cellsBefore: number;
  /** Edges of the amount, in points: amounts of one column share one of them. */
  readonly left: number;
  readonly right: number;
  /** Smallest unit printed: 0.01 for cents. */
  readonly precision: number;
  /** It is all that its cell holds, but for a unit: no figure in the words of a label. */
  readonly isFigure: boolean;
}

/** A table with its amounts, in order. */
export interface AmountTable {
  readonly amounts: readonly Amount[];
  /** At most a heading stands between it and the table before: its sums may be of both. */
  readonly isContinued: boolean;
}

/** The tables of a document, each with the amounts in its cells. */
export function amountTables(document: FactDocument): AmountTable[] {
  const tables: { amounts: Amount[]; isContinued: boolean; table: number | undefined }[] = [];
  let [rows, isContinued] = [0, false];
  for (const [position, passage] of document.passages.entries()) {
    if (passage.kind === 'paragraph') isContinued = false;
    if (passage.kind !== 'row') continue;
    let current = tables.at(-1);
    if (current === undefined || current.table !== passage.table) {
      current = { table: passage.table, amounts: [], isContinued };
      tables.push(current);
    }
    for (const fact of factsOfPassage(document, position)) {
      const amount = toAmount(document, passage, fact, rows);
      if (amount !== undefined) current.amounts.push(amount);
    }
    rows += 1;
    isContinued = true;
  }
  return tables;
}

/** The same amounts with tables that continue the one before in one list. */
export function continuedAmounts(tables: readonly AmountTable[]): Amount[][] {
  const lists: Amount[][] = [];
  for (const { amounts, isContinued } of tables) {
    const last = lists.at(-1);
    if (last !== undefined && isContinued) last.push(...amounts);
    else lists.push([...amounts]);
  }
  return lists;
}

const inSentences = new WeakMap<Fact, Amount>();

/** An amount of a sentence, the same one each time; undefined where it is printed in words or as a range. */
export function amountOf(document: FactDocument, fact: Fact): Amount | undefined {
  const known = inSentences.get(fact);
  if (known !== undefined) return known;
  const words = wordsOfFact(document, fact);
  const number = fact.value.upper === undefined ? printedNumber(document, fact, printed(words)) : undefined;
  const spelt = isSpelt(fact) ? { value: fact.value.low, precision: 1 } : undefined;
  const read = number ?? spelt;
  if (read === undefined) return undefined;
  const edges = { left: words[0]?.left ?? 0, right: rightEdge(words) };
  const amount = { fact, row: -1, label: fact.subject, header: '', cellsBefore: 0, ...read, ...edges, isFigure: false };
  inSentences.set(fact, amount);
  return amount;
}

/** A count in words: `twelve`. */
const isSpelt = ({ value }: Fact): boolean =>
  value.type === 'number' && value.upper === undefined && value.low === value.high;

const amountTypes: ReadonlySet<string> = new Set(['money', 'number', 'percent', 'quantity', 'duration']);

/** Of `2,376,000 / 912,000` neither is an amount of its column. */
function toAmount(document: FactDocument, passage: Passage, fact: Fact, row: number): Amount | undefined {
  if (!amountTypes.has(fact.value.type) || fact.value.upper !== undefined) return undefined;
  const words = passage.words.slice(fact.start, fact.end);
  const text = printed(words);
  const cellIndex = passage.cells.findIndex((cell) => fact.start >= cell.start && fact.start < cell.end);
  const cell = passage.cells[cellIndex];
  const isDivided = [fact.start - 1, fact.end].some(
    (at) => cell !== undefined && at > cell.start && at < cell.end && passage.words[at]?.text === '/',
  );
  const number = cell === undefined || isDivided ? undefined : printedNumber(document, fact, text);
  if (cell === undefined || number === undefined) return undefined;
  const before = passage.words[fact.start - 1]?.text ?? '';
  const isNegative =
    fact.value.sign === -1 ||
    /^[(−–-]\s*[£$€]?\s*\d/u.test(text) ||
    /\d\s?[€£$]?\s?[−-]$/u.test(text) ||
    (/^[−–-]$/u.test(before) && fact.start > cell.start);
  return {
    fact,
    row,
    label: labelOf(passage, cellIndex),
    header: cell.header,
    cellsBefore: cellIndex,
    value: isNegative ? -Math.abs(number.value) : number.value,
    left: words[0]?.left ?? 0,
    right: rightEdge(words),
    precision: number.precision,
    isFigure: isFigureCell(passage, cellIndex, fact),
  };
}

const oneNumber = new RegExp(numberPattern, 'gu');
/** `2.4m`, `12 thousand`: the digits alone are not the amount. */
const scaled =
  /\d ?(?:k|m|mn|bn|mio|mrd|tsd|thousand|million|billion|tausend|millionen|milliarden|mille|mil|millones)\b/i;

/** The number of a value in its printed unit; undefined where it is printed in words or of two parts. */
function printedNumber(
  document: FactDocument,
  { value: { type, low, high } }: Fact,
  text: string,
): { value: number; precision: number } | undefined {
  const numbers = text.match(oneNumber) ?? [];
  const [digits, ...others] = numbers;
  if (digits === undefined || others.length > 0) return undefined;
  const parsed = parseNumber(digits, document.format);
  if (parsed === undefined) return undefined;
  const isInOwnUnit = type === 'quantity' || type === 'duration' || type === 'percent';
  const value = isInOwnUnit || !scaled.test(text) ? parsed.value : (low + high) / 2;
  const scale = parsed.value === 0 ? 1 : value / parsed.value;
  return { value, precision: 10 ** -parsed.decimals * scale };
}

/** Units and signs beside figures are short; one longer word makes a label of the cell. */
const longestUnit = 5;

function isFigureCell(passage: Passage, cellIndex: number, fact: Fact): boolean {
  const cell = passage.cells[cellIndex];
  if (cell === undefined || passage.isHead === true) return false;
  const lettered = (from: number, to: number): Word[] =>
    passage.words.slice(from, to).filter(({ text }) => /[A-Za-zªµºÀ-ÖØ-ӿ]/u.test(text));
  const behind = lettered(fact.end, cell.end);
  // `2a` at the head of a row is a name.
  if (cellIndex === 0 && lettered(fact.start, fact.end).length > 0) return false;
  return lettered(cell.start, fact.start).length === 0 && behind.length < 2 && behind.every(isUnitLike);
}

const isUnitLike = ({ text }: Word): boolean => text.length <= longestUnit;

/** The cells without figures left of a cell. */
function labelOf(passage: Passage, cellIndex: number): string {
  const texts: string[] = [];
  for (let index = cellIndex - 1; index >= 0; index -= 1) {
    const cell = passage.cells[index];
    const text = passage.words
      .slice(cell?.start ?? 0, cell?.end ?? 0)
      .map((word) => word.text)
      .join(' ');
    if (!/[A-Za-zªµºÀ-ÖØ-ӿ]{2}/u.test(text)) {
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
