import { describe, expect, it } from '@jest/globals';
import { compareDocuments } from '../../pipeline/compare-documents.ts';
import { aDocument } from '../../testing/a-document.ts';
import { dollarNamed } from './dollars.ts';

/** What is printed as differing in papers of one matter. */
const differing = (...papers: readonly (readonly string[])[]): string[] =>
  compareDocuments(papers.map((lines, index) => aDocument(`${index}.pdf`, ['Hire of boat NB-40217', '', ...lines])))
    .result.findings.filter(({ tier }) => tier === 'sure')
    .flatMap(({ positions }) => positions.map(({ value }) => value ?? ''));

describe('the dollar of a matter', () => {
  it('is meant by a bare sign', () => {
    const dear = ['The cleaning fee of the boat is CA$410.'];
    expect(differing(dear, ['The cleaning fee of the boat is $410.'])).toEqual([]);
    expect(differing(dear, ['Item | Price $', 'Cleaning fee of the boat | 410', 'Berth | 90'])).toEqual([]);
  });

  it('is not that of another country', () => {
    const papers = ['CA$410', 'US$410'].map((price) => [`The cleaning fee of the boat is ${price}.`]);
    expect(differing(...papers)).toEqual(['CA$410', 'US$410']);
  });

  it('is not known where two are named', () => {
    const papers = [
      ['The cleaning fee of the boat is CA$4,190.', 'The engine was bought for US$9,300.'],
      ['The cleaning fee of the boat is $4,190.'],
    ];
    expect(differing(...papers)).toEqual(['CA$4,190', '$4,190']);
  });
});

describe(dollarNamed.name, () => {
  it.each([
    ['CA$410,', 'CAD'],
    ['(A$12.50)', 'AUD'],
    ['NZD', 'NZD'],
    ['US$', 'USD'],
    ['$410', undefined],
    ['BAD$5', undefined],
    ['CADMIUM', undefined],
  ])('reads %s', (word, code) => {
    expect(dollarNamed(word)).toBe(code);
  });
});
