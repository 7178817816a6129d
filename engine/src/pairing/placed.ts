import type { Fact, FactDocument } from '../facts/fact.ts';
import { columnsOf } from './columns.ts';
import type { Listener, Spoken } from './spoken.ts';

/** A value that knows its document, its row and its column. */
export interface Placed {
  readonly fact: Fact;
  readonly document: FactDocument;
  /** Position among the values of its document. */
  readonly position: number;
  /** It stands in a row of a table, of a form or of labels. */
  readonly isInRow: boolean;
  /** Number of its column within its document; rows only. */
  readonly column: number | undefined;
  readonly spoken: Spoken;
}

/** The values of a document that can be compared, in their order. */
export function placeValues(document: FactDocument, listener: Listener): Placed[] {
  const columns = columnsOf(document);
  return document.facts.map((fact, position) => ({
    fact,
    document,
    position,
    isInRow: document.passages[fact.passage]?.kind === 'row',
    column: columns[position],
    spoken: listener.hear(fact, document),
  }));
}
