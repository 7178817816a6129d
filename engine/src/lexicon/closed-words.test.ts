import { describe, expect, it } from '@jest/globals';
import { closedTags, closedWordsIn, closedWordsOf } from './closed-words.ts';
import { languages } from './language.ts';

const cells = closedTags.flatMap((tag) =>
  languages.map((language) => ({ tag, language, words: closedWordsOf(tag, language) })),
);

describe('the closed words', () => {
  it.each(cells)('have words for $tag in $language, each once and as plain words', ({ words }) => {
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((word) => !/^[a-z_'-]+$/u.test(word))).toEqual([]);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it.each([
    ['en', 'must', ['shall']],
    ['en', "can't", ['not', 'may']],
    ['de', 'nicht', ['not']],
    ['de', 'mai', []],
    ['it', 'mai', ['not']],
    ['es', 'obligatorio', ['must']],
    ['fr', 'loyer', []],
  ] as const)('in %s: %s is %j', (language, word, tags) => {
    expect([...closedWordsIn(language).tagsOf(word)]).toEqual(tags);
  });

  it('finds phrases, the longest first', () => {
    const { de } = { de: closedWordsIn('de') };
    expect(de.phraseAt(['es', 'sei', 'denn'], 0)).toBe(3);
    expect(de.phraseAt(['es', 'sei', 'so'], 0)).toBe(0);
    expect([...de.tagsOf('es_sei_denn')]).toEqual(['except']);
  });
});
