import { describe, expect, it } from '@jest/globals';
import { Lexemes, TextReader } from '../layout/reading-text/index.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import { printed } from '../facts/fact.ts';
import { wordsOf, type Paper, type Span } from '../versions/index.ts';
import { withNeighbour } from './with-neighbour.ts';

/** What is told of words of two papers that start and end at these tokens. */
function told(first: string, a: Span, second: string, b: Span): string[] {
  const reader = new TextReader(new Lexemes());
  const papers = factDocuments([first], [second]).map((facts): Paper => ({ text: reader.read(facts.passages), facts }));
  const places = [a, b].map((span, document) => ({ document, span }));
  return withNeighbour(places, papers).map(({ document, span }) => {
    const paper = papers[document];
    return paper === undefined ? '' : printed(wordsOf(paper.text, span));
  });
}

describe('withNeighbour', () => {
  it('takes the word before what one side lacks', () => {
    expect(told('A delay of one hundred days ends it.', [4, 5], 'A delay of one days ends it.', [4, 4])).toEqual([
      'one hundred',
      'one',
    ]);
  });

  it('takes the word behind what opens a sentence', () => {
    expect(told('Upon notice the buyer pays the price.', [0, 2], 'the buyer pays the price.', [0, 0])).toEqual([
      'Upon notice the buyer',
      'the buyer',
    ]);
  });

  it('goes on to a word that says something', () => {
    expect(told('Fees of the seller are due.', [3, 4], 'Fees of the are due.', [3, 3])).toEqual([
      'Fees of the seller',
      'Fees of the',
    ]);
  });

  it('leaves alone what both sides have', () => {
    expect(told('The rent is low.', [3, 4], 'The rent is high.', [3, 4])).toEqual(['low.', 'high.']);
  });

  it('takes no word that the sides do not share', () => {
    expect(told('A rent is paid.', [1, 2], 'The is due.', [1, 1])).toEqual(['rent is', 'is']);
    expect(told('A rent was paid.', [1, 2], 'The is due.', [1, 1])).toEqual(['rent', '']);
  });
});
