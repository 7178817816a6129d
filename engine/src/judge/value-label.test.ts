import { describe, expect, it } from '@jest/globals';
import { placeOfFact } from '../rules/place.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import { valueLabel } from './value-label.ts';

/** What the value that a document prints so is called. */
function labelOf(lines: readonly string[], printed: string) {
  const [document] = factDocuments(lines) as [ReturnType<typeof factDocuments>[0]];
  const fact = document.facts.find(({ passage, start }) =>
    document.passages[passage]?.words[start]?.text.startsWith(printed),
  );
  if (fact === undefined) throw new Error(`There is no value ${printed}.`);
  return valueLabel(document, placeOfFact(document, fact));
}

const roll = ['Tenant | Deposit | Rent', 'Harbour Ltd | £1,200.00 | £4,250.00', 'Quill & Co | £2,300.00 | £5,250.00'];

describe('valueLabel', () => {
  it('is the label before a value', () => {
    expect(labelOf(['Monthly rent: £4,250.00'], '£4,250.00')).toEqual({ text: 'Monthly rent', rank: 0 });
    expect(labelOf(['Deposit | £500.00', 'Monthly rent (net | £4,250.00'], '£4,250.00')).toEqual({
      text: 'Monthly rent',
      rank: 0,
    });
  });

  it('joins the heads of row and column, which name a value less well', () => {
    expect(labelOf(roll, '£5,250.00')).toEqual({ text: 'Quill & Co, Rent', rank: 1 });
  });

  it('tells values of one label apart by the words before them, with a gap', () => {
    const term = ['Term | beginning 1 April 2021 and ending 31 March 2028', 'Rent | £4,250.00'];
    expect(labelOf(term, '1')?.text).toBe('Term: beginning …');
    expect(labelOf(term, '31')?.text).toBe('Term: and ending …');
  });

  it('is absent within a sentence', () => {
    expect(labelOf(['We shall charge you a rent of £4,250.00 for it.'], '£4,250.00')).toBeUndefined();
  });
});
