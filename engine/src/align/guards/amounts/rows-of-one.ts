import { factsOfPassage, type Fact, type FactDocument } from '../../../facts/fact.ts';
import { ofColumn } from '../../candidates/columns.ts';

/** `Truck HB-117: 700 sacks` and two rows of `HB-117` with 450 and 250: what the rows of one thing make together is none of them. */
export function isSumOfRows(whole: Fact, part: Fact, documents: readonly FactDocument[]): boolean {
  const [own, other] = [documents[whole.document], documents[part.document]];
  if (own === undefined || other === undefined || part.source !== 'cell') return false;
  if (part.value.type !== whole.value.type || part.value.low >= whole.value.low) return false;
  const named = codesIn(own, whole.passage);
  const shared = [...codesIn(other, part.passage)].filter((code) => named.has(code));
  if (shared.length === 0) return false;
  const column = ofColumn(part, documents);
  return shared.some((code) => {
    const rows = column.filter(({ passage }) => codesIn(other, passage).has(code));
    const sum = rows.reduce((total, { value }) => total + middle(value), 0);
    return Math.abs(sum - middle(whole.value)) <= sum * 1e-6;
  });
}

const middle = ({ low, high }: Fact['value']): number => (low + high) / 2;

const codesIn = (document: FactDocument, passage: number): ReadonlySet<string> =>
  new Set(factsOfPassage(document, passage).flatMap(({ value }) => (value.type === 'identifier' ? [value.key] : [])));
