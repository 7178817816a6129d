import { wordsOfUnit, type Fact, type FactDocument } from '../facts/fact.ts';
import { stem } from '../facts/words/stem.ts';
import type { Passage } from '../layout/passage.ts';
import type { Word } from '../layout/word.ts';

/** The head of a column names the event for all its rows: which of them is meant, the row must tell. */
export const isOfColumn = ({ source, sense }: Fact): boolean => source === 'cell' && sense?.isFromHeading === true;

/** What names the rows of two values, where they stand in rows, is held by both. */
export const isOfOneRow = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  isOfRow(a, b, documents) && isOfRow(b, a, documents);

/** What names the row of a value stands in the sentence or row of the other value too. */
function isOfRow(fact: Fact, other: Fact, documents: readonly FactDocument[]): boolean {
  const row = documents[fact.document]?.passages[fact.passage];
  const stub = row?.kind === 'row' ? row.words.slice(0, row.cells[0]?.end ?? 0) : [];
  const terms = stub.map(({ text }) => stem(text)).filter((term) => term !== '');
  const document = documents[other.document];
  const unit = document?.units[other.sentence];
  if (terms.length === 0 || document === undefined || unit === undefined) return true;
  const words = wordsOfUnit(document, unit);
  const others = new Set(words.map(({ text }) => stem(text)));
  return terms.some((term) => others.has(term)) || isOfNumber(stub, document.passages[other.passage]);
}

/** `Class 2` and, under `Class`, `2`: rows are known by their numbers. */
function isOfNumber(stub: readonly Word[], row: Passage | undefined): boolean {
  const numbers = stub.flatMap(({ text }) => (isNumber(text) ? [text] : []));
  const own = row?.kind === 'row' ? row.words.slice(0, row.cells[0]?.end ?? 0) : [];
  return numbers.length === 1 && own.some(({ text }) => text === numbers[0]);
}

const isNumber = (text: string): boolean => /^\d{1,3}$/u.test(text);
