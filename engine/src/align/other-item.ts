import type { Fact, FactDocument } from '../facts/fact.ts';
import { slipOf } from './slips.ts';

/** Rows of one list with codes of one kind are about different items, unless the code may be mistyped. */
export function isOtherItem(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const [x, y] = [itemOf(a, documents), itemOf(b, documents)];
  if (x === undefined || y === undefined || x.value.key === y.value.key || a === x || b === y) return false;
  const shape = ({ value }: Fact): string => value.key.replace(/\d/gu, '9');
  const isHeld = ({ value }: Fact, document: number): boolean =>
    documents[document]?.facts.some((fact) => fact.value.key === value.key) ?? false;
  return shape(x) === shape(y) && (slipOf(x, y, documents) === 0 || isHeld(x, b.document) || isHeld(y, a.document));
}

const items = new WeakMap<FactDocument, Map<number, Fact>>();

/** The code of an item that stands in the first cell of the row of a value. */
function itemOf(fact: Fact, documents: readonly FactDocument[]): Fact | undefined {
  const document = documents[fact.document];
  if (document === undefined) return undefined;
  let known = items.get(document);
  if (known === undefined) {
    known = new Map();
    for (const other of document.facts) {
      const passage = document.passages[other.passage];
      if (passage?.kind === 'row' && other.value.type === 'identifier' && other.end <= (passage.cells[0]?.end ?? 0))
        known.set(other.passage, other);
    }
    items.set(document, known);
  }
  return known.get(fact.passage);
}
