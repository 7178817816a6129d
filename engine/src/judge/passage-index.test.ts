import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../testing/fact-documents.ts';
import { PassageIndex } from './passage-index.ts';
import { aRuleFinding, placeOf } from './testing/judge-builders.ts';

const [document] = factDocuments(['one two', '', 'three']);
if (document === undefined) throw new Error('There is no document.');
const [one, two, three] = [placeOf(document, 'one'), placeOf(document, 'two'), placeOf(document, 'three')];

describe(PassageIndex.name, () => {
  const index = new PassageIndex<string>();
  index.add('first', aRuleFinding([one, two]));
  index.add('second', aRuleFinding([two, three]));

  it('finds what has a place in the same passage, once and in order', () => {
    expect(index.near([two, one])).toEqual(['first', 'second']);
    expect(index.near([three])).toEqual(['second']);
  });

  it('finds nothing in passages and documents without places', () => {
    expect(index.near([])).toEqual([]);
    expect(index.near([{ ...one, document: 1 }])).toEqual([]);
  });
});
