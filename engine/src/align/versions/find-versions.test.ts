import { describe, expect, it } from '@jest/globals';
import { findVersions, type VersionPair } from './find-versions.ts';
import { clauses, withClause, withMovedClause } from '../testing/a-contract.ts';
import { factDocuments } from '../testing/aligned.ts';
import { tokenStream } from './token-stream.ts';

const versionsOf = (...documents: readonly (readonly string[])[]): VersionPair[] =>
  findVersions(factDocuments(...documents).map(tokenStream));

const orders = ['Rent | £1,250.00', 'Deposit | £2,500.00', 'Start | 12 May 2025', 'Notice | three months'];

describe('findVersions', () => {
  it('pairs a document with its changed version', () => {
    expect(versionsOf(clauses, withClause(3, '1.3 The mill pays nothing.'))).toEqual([{ reference: 0, version: 1 }]);
  });

  it('pairs versions whose clauses were moved', () => {
    expect(versionsOf(clauses, withMovedClause())).toHaveLength(1);
  });

  it('pairs a document with a longer one that holds it', () => {
    const more = Array.from({ length: 12 }, (_, index) => `2.${index} Lorry ${index} goes by way ${index * 7} only.`);
    expect(versionsOf(clauses, [...clauses, ...more])).toHaveLength(1);
  });

  it('compares each of three versions with one of them', () => {
    const pairs = versionsOf(clauses, withClause(1, '1.1 Other.'), withClause(5, '1.5 Other.'), orders);
    expect(pairs).toEqual([
      { reference: 0, version: 1 },
      { reference: 0, version: 2 },
    ]);
  });

  it('pairs no document with a letter that quotes one clause of it', () => {
    const letter = Array.from(
      { length: 8 },
      (_, index) => `Point ${index} of ours is another matter that you know of.`,
    );
    expect(versionsOf(clauses, [...letter, clauses[0] ?? ''])).toEqual([]);
  });

  it('pairs no contract with a note of few words that names its parties alike', () => {
    const parties = 'This contract of carriage is made between Harbour Mills Ltd and Quayside Lorries Ltd.';
    expect(versionsOf([parties, ...clauses], [parties, '', 'Notice: three months'])).toEqual([]);
  });

  it('pairs no documents of different kinds that speak of the same things', () => {
    const letter = ['The rent is £1,250.00 and the deposit £2,500.00.', 'It starts on 12 May 2025.'];
    expect(versionsOf(orders, letter)).toEqual([]);
  });

  it('pairs no documents that are known to be about different things', () => {
    const streams = factDocuments(clauses, withClause(3, '1.3 The mill pays nothing.')).map(tokenStream);
    expect(findVersions(streams, () => true)).toEqual([]);
  });
});
