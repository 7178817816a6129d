import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { languages, type Language } from '../../lexicon/language.ts';
import { findValues } from '../values/find-values.ts';
import { frameOf } from './frame.ts';
import { tokensOf } from './token.ts';

/** What a sentence says, as the corpus writes it: `limit, subject =tenant, limit, needs`. A guessed actor is left out. */
function said(sentence: string, language: Language): string {
  const { mood, part, actor, isLimit, waiver } = frameOf(
    tokensOf(sentence.split(' '), language, isValueIn(sentence, language)),
  );
  const who = actor === undefined || actor.form === 'guess' ? '' : `${actor.form} ${actor.key}`;
  const parts = [mood, part === 'none' ? '' : part, who, isLimit ? 'limit' : '', waiver === 'none' ? '' : waiver];
  return parts.filter((one) => one !== '').join(', ');
}

function isValueIn(sentence: string, language: Language): (at: number) => boolean {
  const values = findValues(sentence, { language, decimal: language === 'en' ? '.' : ',', dateOrder: 'day' });
  const words = sentence.split(' ');
  return (at) => {
    const start = words.slice(0, at).join(' ').length + Math.min(at, 1);
    const end = start + (words[at] ?? '').length;
    return values.some((value) => start < value.end && end > value.start);
  };
}

/** A line a sentence: `The tenant may not sublet the loft. -> forbid, subject =tenant`. */
function corpusOf(language: Language): { readonly sentence: string; readonly expected: string }[] {
  const text = readFileSync(path.join(import.meta.dirname, 'corpus', `${language}.txt`), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [sentence = '', expected = ''] = line.split(' -> ');
      return { sentence, expected };
    });
}

describe.each(languages)('what a sentence says, in %s', (language) => {
  const corpus = corpusOf(language);

  it('is specified by at least sixty sentences', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(60);
  });

  it.each(corpus)('$sentence', ({ sentence, expected }) => {
    expect(said(sentence, language)).toBe(expected);
  });
});
