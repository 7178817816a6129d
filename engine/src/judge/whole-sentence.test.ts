import { describe, expect, it } from '@jest/globals';
import { extractFacts } from '../facts/extract-facts.ts';
import { printed } from '../facts/fact.ts';
import { layoutDocument } from '../layout/layout-document.ts';
import type { Passage } from '../layout/passage.ts';
import { Lexemes, TextReader } from '../layout/reading-text/index.ts';
import { aDocument } from '../testing/a-document.ts';
import { wordsOf } from '../versions/index.ts';
import { wholeSentence } from './whole-sentence.ts';

/** The whole sentence around the first word of a paper whose passages are these lines. */
function sentenceAround(...lines: readonly string[]): string {
  const passages = lines.flatMap((line): Passage[] => {
    const words = layoutDocument(aDocument('a.pdf', [line])).flatMap((passage) => passage.words);
    return [{ kind: 'paragraph', heading: '', cells: [], words }];
  });
  const paper = {
    text: new TextReader(new Lexemes()).read(passages),
    facts: extractFacts(0, 'a.pdf', passages),
  };
  return printed(wordsOf(paper.text, wholeSentence(paper, 0)));
}

describe('wholeSentence', () => {
  it.each([
    ['a line that begins small', 'The buyer pays the price', 'within thirty days. Then it owns the goods.'],
    ['a line behind a comma', 'The price for Unit 1,', 'Unit 2 and Unit 3 is due. It bears interest.'],
    ['a bracket', 'The price is TWO MILLION', '($2,000,000) for each unit. It is due.'],
    ['a full line', 'The buyer pays the price for Unit', 'North Star in advance. It bears interest.'],
  ])('reads on over %s', (_, first, second) => {
    expect(sentenceAround(first, second)).toBe(`${first} ${second.slice(0, second.indexOf('. ') + 1)}`);
  });

  it.each([
    ['a sentence', 'The buyer pays the price in full.', 'the seller sends the goods'],
    ['a title', 'Price and payment', 'The buyer pays the price in full.'],
    ['a line of a table of contents', 'Article 7 Cooperation of the parties 31', 'The buyer pays the price.'],
    ['an item', 'The buyer pays for the goods', '(a) in advance'],
  ])('ends behind %s', (_, first, second) => {
    expect(sentenceAround(first, second)).toBe(first);
  });
});
