import { wordsOfUnit, type Fact, type FactDocument } from '../facts/fact.ts';
import { stem } from '../facts/stem.ts';

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
  const others = new Set(wordsOfUnit(document, unit).map(({ text }) => stem(text)));
  return terms.some((term) => others.has(term));
}
