import { describe, expect, it } from '@jest/globals';
import { factDocuments } from './testing/aligned.ts';
import { haveOtherObjects, isOfPaper, shareEvent, shareObject } from './time-objects.ts';
import type { Fact, FactDocument } from '../facts/fact.ts';

/** The last value of each of two papers. */
function lastOf(a: readonly string[], b: readonly string[]): [Fact, Fact, readonly FactDocument[]] {
  const documents = factDocuments(a, b);
  const [first, second] = documents.map(({ facts }) => facts.at(-1));
  if (first === undefined || second === undefined) throw new Error('no values');
  return [first, second, documents];
}

describe(shareObject.name, () => {
  it.each([
    ['The bar opens at 6 pm.', 'Opening of the bar: 7 pm', true],
    ['Livraison du sable le 12 mars', 'Livraison des parpaings le 10 mars', false],
  ])('hears whether both speak of one thing besides the event: %s – %s', (a, b, expected) => {
    const [first, second] = lastOf([a], [b]);
    expect(shareObject(first, second)).toBe(expected);
  });
});

describe(haveOtherObjects.name, () => {
  it.each([
    ['The bar opens at 6 pm.', 'The kitchen opens at 7 pm.', true],
    ['The bar opens at 6 pm.', 'The bar opens at 7 pm.', false],
    ['The bar opens at 6 pm.', 'It opens at 7 pm.', false],
  ])('parts events that happen to different things: %s – %s', (a, b, expected) => {
    const [{ sense: x }, { sense: y }] = lastOf([a], [b]);
    expect(x !== undefined && y !== undefined && haveOtherObjects(x, y)).toBe(expected);
  });
});

describe(isOfPaper.name, () => {
  const lease = ['Lease of the workshop', '', 'Duration: nine months'];

  it.each([
    ['The lease lasts seven months.', true],
    ['The insurance lasts seven months.', false],
  ])('takes a bare label for what its paper is about: %s', (sentence, expected) => {
    const [label, fact, documents] = lastOf(lease, ['To the tenant', '', sentence]);
    expect(isOfPaper(label, fact, documents)).toBe(expected);
  });

  it('takes what the other paper is about for the matter of both', () => {
    const offer = ['Offer 118', '', 'Crane GT-5013', '', 'Duration: nine months'];
    const [label, fact, documents] = lastOf(offer, ['Lease of a crane', '', 'The lease lasts seven months.']);
    expect(isOfPaper(label, fact, documents)).toBe(true);
  });
});

describe(shareEvent.name, () => {
  it('leaves out what only a heading says', () => {
    const [first, second] = lastOf(['The bar opens at 6 pm.'], ['# Opening hours', '', 'Saturday 7 pm']);
    expect(shareEvent(first, second)).toBe(false);
    expect(shareEvent(first, first)).toBe(true);
  });
});
