import { describe, expect, it } from '@jest/globals';
import { factDocument, factPrinted } from './testing/read-lines.ts';

const lines = [
  'Rent per year: £18,400.',
  '',
  'The tenant pays a deposit of £1,250 on the first day.',
  '',
  'Fee | £310',
  '',
  'Item | Price',
  'Desk | £420',
  'Chair | £95',
] as const;

describe('the source of a value', () => {
  it.each([
    ['£18,400', 'label'],
    ['£1,250', 'prose'],
    ['£310', 'label'],
    ['£420', 'cell'],
  ])('is told of %p: %p', (text, source) => {
    expect(factPrinted(factDocument(...lines), text).source).toBe(source);
  });

  it('stays the same once it is known what the value is about', () => {
    const fact = factPrinted(factDocument(...lines), '£310');
    expect(fact.subject).toBe('Fee');
    expect(fact.source).toBe('label');
  });
});
