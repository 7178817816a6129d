import { describe, expect, it } from '@jest/globals';
import { kindIn } from './words-of-language.ts';

describe('kindIn', () => {
  it.each([
    ['en', 'the', 'article'],
    ['en', 'shall', 'force'],
    ['de', 'wird', 'copula'],
    ['fr', 'sera', 'copula'],
    ['it', 'essere', 'infinitive'],
    ['es', 'de', 'pointer'],
    ['en', 'and', 'relation'],
  ] as const)('%s: %s is of the kind %s', (language, key, kind) => {
    expect(kindIn(language, key)).toBe(kind);
  });

  it('knows a word in its own language only', () => {
    expect(kindIn('es', 'sea')).toBe('copula');
    expect(kindIn('en', 'sea')).toBeUndefined();
  });
});
