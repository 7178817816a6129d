import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../../testing/fact-documents.ts';
import { itemLists } from './item-lists.ts';

const codesOf = (...rows: readonly string[]): string[][] =>
  factDocuments(['# Parts', '', 'Part | Steel | Pieces', ...rows]).flatMap((document) =>
    itemLists(document)
      .flat()
      .map(({ codes }) => Array.from(codes)),
  );

describe(itemLists.name, () => {
  it('knows a row by the code that no other row has', () => {
    expect(codesOf('BF-2207 | EN-1092 | 24', 'BF-1180 | EN-1092 | 6', 'BF-0931 | EN-1514 | 12')).toEqual([
      ['BF2207'],
      ['BF1180'],
      ['BF0931', 'EN1514'],
    ]);
  });

  it('knows rows of one part by the codes that they share', () => {
    expect(codesOf('BF-2207 | EN-1092 | 24', 'BF-2207 | EN-1092 | 6', 'BF-0931 | EN-1514 | 12')).toEqual([
      ['BF2207', 'EN1092'],
      ['BF2207', 'EN1092'],
      ['BF0931', 'EN1514'],
    ]);
  });
});
