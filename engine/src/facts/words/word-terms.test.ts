import { describe, expect, it } from '@jest/globals';
import { wordTerms } from './word-terms.ts';

const termsOf = (word: string): string[] => wordTerms(word).map(({ term }) => term);

describe('wordTerms', () => {
  it('is the stem of a word', () => {
    expect(wordTerms('Invoices')).toEqual([{ term: '=invoice', share: 1 }]);
  });

  it('is empty for a word that says nothing', () => {
    expect(wordTerms('the')).toEqual([]);
  });

  it('splits a German compound into what it is and what it is about, at half the weight', () => {
    expect(termsOf('Versicherungssumme')).toEqual(expect.arrayContaining(['=total', '=insurance']));
    expect(
      wordTerms('Versicherungssumme')
        .slice(1)
        .every(({ share }) => share === 0.5),
    ).toBe(true);
  });

  it('keeps a compound whole that is a concept by itself', () => {
    expect(termsOf('Kündigungsfrist')).toEqual(['=notice']);
  });

  it('does not look for compounds in words that are written small', () => {
    expect(termsOf('constrain')).toHaveLength(1);
  });
});
