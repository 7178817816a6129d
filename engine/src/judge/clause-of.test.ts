import { describe, expect, it } from '@jest/globals';
import type { Passage } from '../layout/passage.ts';
import { layoutDocument } from '../layout/layout-document.ts';
import { aDocument } from '../testing/a-document.ts';
import { clauseOf, sectionOf } from './clause-of.ts';

const printedWords = (text: string) => layoutDocument(aDocument('a.pdf', [text])).flatMap(({ words }) => words);

/** Passages by their words; a heading or a row has its kind before them. */
const passages = (...texts: readonly string[]): Passage[] => {
  let heading = '';
  return texts.map((text) => {
    const kind = (['heading', 'row'] as const).find((one) => text.startsWith(`${one}: `)) ?? 'paragraph';
    const words = text.replace(/^(?:heading|row): /u, '');
    if (kind === 'heading') heading = words;
    return { kind, heading, cells: [], words: printedWords(words) };
  });
};

describe('clauseOf', () => {
  it.each([
    ['its own number', ['7.2 Fees are due.'], '7.2'],
    ['the number above it', ['7.2 Fees are due:', '(a) at once', 'and in full.'], '7.2'],
    ['an article', ['ARTICLE IV — CHANGES', 'The plans may change.'], 'ARTICLE IV'],
    ['a number in brackets', ['(3) Fees are due.'], '3'],
    ['the number of its heading', ['heading: 8. Fees', 'They are due.'], '8'],
  ])('is %s', (_, texts, clause) => {
    expect(clauseOf(passages(...texts), texts.length - 1)).toBe(clause);
  });

  it.each([
    ['no number above', ['Fees are due.']],
    ['a row of a table', ['row: 4. Bolts', 'row: 5. Nuts']],
    ['a table of contents', ['ARTICLE IV', 'Changes 12', 'This contract is made today.']],
    ['a clause under another heading', ['7.2 Fees are due.', 'heading: Signatures', 'Jane Harper']],
  ])('is not known of %s', (_, texts) => {
    expect(clauseOf(passages(...texts), texts.length - 1)).toBeUndefined();
  });
});

describe('sectionOf', () => {
  it.each([
    ['the heading above', ['heading: 8. Fees', '8.1 They are due.', 'At once.'], '8. Fees'],
    ['the title of an article', ['ARTICLE IV — CHANGES:', 'The plans may change.'], 'ARTICLE IV — CHANGES'],
    ['none below a clause in a sentence', ['7.2 Fees are due.', 'At once.'], ''],
    ['none of a title itself', ['ARTICLE IV — CHANGES'], ''],
  ])('is %s', (_, texts, section) => {
    expect(sectionOf(passages(...texts), texts.length - 1)).toBe(section);
  });
});
