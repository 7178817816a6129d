import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../align/testing/aligned.ts';
import { wordsOfUnit, type FactDocument } from '../facts/fact.ts';
import { readWhereChanged, type IsRead } from './read-changed.ts';

const documents = factDocuments(
  ['The gardener waters the roses.', '', 'The porter locks the gate.'],
  ['The gardener waters the roses.', '', 'The porter opens the gate.'],
);

/** The last word of each sentence that is read and ends so. */
const endings =
  (ending: string) =>
  (document: FactDocument, isRead: IsRead): string[] =>
    document.units.flatMap((unit, sentence) => {
      const last = wordsOfUnit(document, unit).at(-1)?.text ?? '';
      return isRead(sentence) && last === ending ? [`${document.index} ${last}`] : [];
    });

/** The first sentence stands in both. */
const context = { documents, isHeldByAll: (_: number, sentence: number): boolean => sentence === 0 };

describe(readWhereChanged.name, () => {
  it('reads all where a sentence that not all hold says something', () => {
    expect(readWhereChanged(context, endings('gate.'))).toEqual(['0 gate.', '1 gate.']);
  });

  it('reads what all hold as well then', () => {
    const both = (document: FactDocument, isRead: IsRead): string[] =>
      ['roses.', 'gate.'].flatMap((ending) => endings(ending)(document, isRead));
    expect(readWhereChanged(context, both)).toEqual(['0 roses.', '0 gate.', '1 roses.', '1 gate.']);
  });

  it('finds nothing where only what all hold says something', () => {
    expect(readWhereChanged(context, endings('roses.'))).toEqual([]);
  });
});
