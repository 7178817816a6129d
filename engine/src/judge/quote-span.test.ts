import { expect, it } from '@jest/globals';
import { Lexemes, TextReader } from '../layout/reading-text/index.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import type { Paper, Span } from '../versions/index.ts';
import { quoteSpan } from './quote-span.ts';

function quoted(line: string, span: Span) {
  const [facts] = factDocuments([line]);
  if (facts === undefined) throw new Error('There is no paper');
  const paper: Paper = { text: new TextReader(new Lexemes()).read(facts.passages), facts };
  return quoteSpan(0, paper, span);
}

it('has a box of the clause around what differs, and none where nothing stands', () => {
  const line = 'From May on, the rent is £1,200.00 a month, payable at once.';
  const { value, boxes, around } = quoted(line, [6, 7]);
  expect(value).toBe('£1,200.00');
  const [[left, , right] = [0, 0, 0, 0]] = around ?? [];
  expect(around).toHaveLength(1);
  expect(left).toBeLessThan(boxes[0]?.[0] ?? 0);
  expect(left).toBeGreaterThan(100);
  expect(right).toBeLessThan(300);
  expect(quoted(line, [6, 6])).not.toHaveProperty('around');
});
