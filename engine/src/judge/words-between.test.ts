import { describe, expect, it } from '@jest/globals';
import { Lexemes, TextReader } from '../layout/reading-text/index.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import type { Change, Paper, Span } from '../versions/index.ts';
import { wordsBetween } from './words-between.ts';

const sentence = 'The rent is 5 a month and is paid by the buyer in advance.';

/** Two papers that say the same, token for token, but for what `elsewhere` holds: tokens that stand at the end of the other. */
function compared(line: string, elsewhere: readonly number[] = []) {
  const reader = new TextReader(new Lexemes());
  const [a, b] = factDocuments([line], [line]).map((facts): Paper => ({ text: reader.read(facts.passages), facts }));
  if (a === undefined || b === undefined) throw new Error('There are two papers.');
  const inB = Int32Array.from({ length: a.text.length }, (_, token) =>
    elsewhere.includes(token) ? a.text.length - 1 : token,
  );
  return { a, b, map: { a: a.text, b: b.text, inB, inA: inB, moves: [], settled: [] } };
}

const at = (span: Span, kind: Change['class'] = 'substance'): Change => ({ a: span, b: span, class: kind });

describe('wordsBetween', () => {
  it('are the words of one sentence between two changes', () => {
    expect(wordsBetween(compared(sentence), at([1, 2]), at([3, 4]))).toBe('is');
  });

  it.each([
    ['another sentence', compared('The rent is 5. The term is 12.'), [3, 4], [7, 8]],
    ['words that stand elsewhere in the other version', compared(sentence, [2]), [1, 2], [3, 4]],
    ['another order', compared(sentence), [3, 4], [1, 2]],
  ] as const)('are none over %s', (_, papers, last, next) => {
    expect(wordsBetween(papers, at(last), at(next))).toBeUndefined();
  });

  it('are those of a passage that moved, over the end of a sentence', () => {
    const papers = compared('The rent is 5. The term is 12.');
    expect(wordsBetween(papers, at([0, 3], 'moved'), at([4, 8], 'moved'))).toBe('5.');
  });
});
