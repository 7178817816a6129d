import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../../testing/aligned.ts';
import { isWithOthers } from './with-others.ts';

function isApart(first: string, second: string): boolean {
  const documents = factDocuments([first], [second]);
  const [a, b] = documents.map(({ facts }) => facts[0]);
  if (a === undefined || b === undefined) throw new Error('A row holds no value.');
  return isWithOthers(a, b, documents);
}

describe(isWithOthers.name, () => {
  it.each([
    ['Seeds and tools | £6,240', 'Seeds, tools and other | £7,300'],
    ['Saatgut und Sonstiges | 7.300 €', 'Saatgut | 6.240 €'],
    ['Semences, outils et autres | 7 300 €', 'Semences, outils | 6 240 €'],
    ['Semillas y otros | 7.300 €', 'Semillas | 6.240 €'],
  ])('knows that one line counts more in: %s / %s', (first, second) => {
    expect(isApart(first, second)).toBe(true);
  });

  it.each([
    // Both gather.
    ['Seeds and other | £6,240', 'Seeds, tools and other | £7,300'],
    // The word names what is counted.
    ['Other tools | £6,240', 'Tools | £7,300'],
    // The digits changed places.
    ['Seeds and tools | £6,240', 'Seeds, tools and other | £6,420'],
    // A sentence is no line of a list.
    ['Seeds and other: £6,240', 'Seeds | £7,300'],
  ])('says nothing of %s / %s', (first, second) => {
    expect(isApart(first, second)).toBe(false);
  });
});
