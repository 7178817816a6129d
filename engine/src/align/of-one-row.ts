import { factsOfPassage, wordsOfUnit, type Fact, type FactDocument } from '../facts/fact.ts';
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

/** Rows that begin with a date from which on they are a schedule. */
const fewestEntries = 3;

const schedules = new WeakMap<FactDocument, ReadonlySet<number>>();

/** The tables of a document whose rows begin with dates. */
function schedulesOf(document: FactDocument): ReadonlySet<number> {
  const known = schedules.get(document);
  if (known !== undefined) return known;
  const counts = new Map<number, number>();
  for (const [position, passage] of document.passages.entries()) {
    const end = passage.cells[0]?.end ?? 0;
    if (passage.table === undefined || passage.kind !== 'row') continue;
    if (factsOfPassage(document, position).some((fact) => fact.value.type === 'date' && fact.end <= end))
      counts.set(passage.table, (counts.get(passage.table) ?? 0) + 1);
  }
  const found = new Set([...counts].flatMap(([table, count]) => (count >= fewestEntries ? [table] : [])));
  schedules.set(document, found);
  return found;
}

/** A date of a schedule is about what stands beside it, and the other date is about something else. */
export const isOfOtherEntry = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  a.value.type === 'date' && (isUnnamed(a, b, documents) || isUnnamed(b, a, documents));

function isUnnamed(entry: Fact, other: Fact, documents: readonly FactDocument[]): boolean {
  const [document, second] = [documents[entry.document], documents[other.document]];
  const row = document?.passages[entry.passage];
  const unit = second?.units[other.sentence];
  if (document === undefined || second === undefined || row?.table === undefined || unit === undefined) return false;
  if (entry.start >= (row.cells[0]?.end ?? 0) || !schedulesOf(document).has(row.table)) return false;
  const named = row.cells
    .slice(1)
    .map(({ start, end }) =>
      row.words
        .slice(start, end)
        .map(({ text }) => stem(text))
        .filter((term) => /[A-Za-zªµºÀ-ÖØ-ӿ]{2}/u.test(term)),
    )
    .find((terms) => terms.length > 0);
  if (named === undefined) return false;
  const others = new Set(wordsOfUnit(second, unit).map(({ text }) => stem(text)));
  return !named.some((term) => others.has(term) || other.slot.has(term));
}
