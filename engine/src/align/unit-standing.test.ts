import { describe, expect, it } from '@jest/globals';
import { printed, wordsOfUnit } from '../facts/fact.ts';
import { findVersions } from './versions/find-versions.ts';
import { clauses, withClause } from './testing/a-contract.ts';
import { factDocuments } from './testing/aligned.ts';
import { tokenStream } from './versions/token-stream.ts';
import { findStanding } from './unit-standing.ts';
import { alignVersions } from './versions/version-alignment.ts';

const changed = withClause(3, '1.3 The mill pays the carrier a fee of £1,520.00 within 30 days of each invoice.');
const rewritten = withClause(
  2,
  '1.2 Cover for storm and loss on the road is bought once a year by whoever owns the grain.',
);

/** Numbers of the clauses of the first document that are so. */
function clausesThat(is: 'isOpen' | 'isHeldByAll', ...versions: readonly (readonly string[])[]): string[] {
  const documents = factDocuments(...versions);
  const streams = documents.map(tokenStream);
  const aligned = findVersions(streams).flatMap((pair) => alignVersions(pair, streams, documents) ?? []);
  const standing = findStanding(documents, aligned, () => true);
  const [first] = documents;
  return (first?.units ?? []).flatMap((unit, index) => {
    const isSo = is === 'isOpen' ? standing.isOpen(0, index, 1) : standing.isHeldByAll(0, index);
    return isSo && first !== undefined ? [printed(wordsOfUnit(first, unit)).slice(0, 3)] : [];
  });
}

describe(findStanding.name, () => {
  it('calls a sentence open that has no counterpart', () => {
    expect(clausesThat('isOpen', clauses, changed)).toEqual([]);
    expect(clausesThat('isOpen', clauses, rewritten)).toEqual(['1.2']);
  });

  it('calls a sentence held by all that every other document has word for word', () => {
    expect(clausesThat('isHeldByAll', clauses, clauses)).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5']);
    expect(clausesThat('isHeldByAll', clauses, changed)).toEqual(['1.1', '1.2', '1.4', '1.5']);
  });

  it('calls nothing held by all where a paper of another kind is among them', () => {
    const invoice = ['Invoice 88', '', 'Carriage in May £1,250.00'];
    expect(clausesThat('isHeldByAll', clauses, clauses, invoice)).toEqual([]);
  });
});
