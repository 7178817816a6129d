import { describe, expect, it } from '@jest/globals';
import { isOtherNumber } from './other-number.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the numbers of two lines are of two things. */
function areOther(first: string, second: string): boolean {
  const documents = factDocuments([first], [second]);
  const [a, b] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'identifier'));
  if (a === undefined || b === undefined) throw new Error('A line holds no number.');
  return isOtherNumber(a, b, documents);
}

describe(isOtherNumber.name, () => {
  it.each([
    ['Invoice No. INV-4711', 'Quotation No. Q-0318'],
    ['Lieferschein Nr. LS-4711', 'Bestellung Nr. B-0318'],
  ])('parts numbers by what they number, not by the word for number: %s, %s', (first, second) => {
    expect(areOther(first, second)).toBe(true);
  });

  it('compares numbers of one kind', () => {
    expect(areOther('Invoice No. INV-4711', 'Invoice number RE-0318')).toBe(false);
    expect(areOther('Vivienda: calle Mayor 12, 4.º C', 'Inmueble: Mayor 12, 4.º A')).toBe(false);
  });
});
