import { describe, expect, it } from '@jest/globals';
import { areNetAndGross, areOfOtherTaxSides } from './tax-side.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the first amounts of two papers lie as far apart as the tax that the first paper tells of. */
function areApartByTax(first: string, second: string, tax = 'VAT at 20% is added.'): boolean {
  const documents = factDocuments([first, '', tax], [second]);
  const [a, b] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'money'));
  if (a === undefined || b === undefined) throw new Error('A line holds no amount.');
  return areNetAndGross(a, b, documents);
}

describe(areNetAndGross.name, () => {
  it('knows an amount with the tax beside the same without it', () => {
    expect(areApartByTax('Organ pipe: £1,835.00', 'Organ pipe: £2,202.00')).toBe(true);
    expect(areApartByTax('Orgelpfeife: 1.835,00 EUR', 'Orgelpfeife: 2.183,65 EUR', 'MwSt. 19 %')).toBe(true);
  });

  it('takes nothing for tax that another rate, no rate or round amounts make', () => {
    expect(areApartByTax('Organ pipe: £1,835.00', 'Organ pipe: £2,018.50')).toBe(false);
    expect(areApartByTax('Organ pipe: £1,835.00', 'Organ pipe: £2,202.00', 'A discount of 20% is given.')).toBe(false);
    expect(areApartByTax('Organ pipe: £1,000.00', 'Organ pipe: £1,200.00')).toBe(false);
  });
});

describe(areOfOtherTaxSides.name, () => {
  const areOther = (first: string, second: string): boolean => {
    const documents = factDocuments([first], [second]);
    const [a, b] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'money'));
    if (a === undefined || b === undefined) throw new Error('A line holds no amount.');
    return areOfOtherTaxSides(a, b, documents);
  };

  it.each([
    ['Organ pipe: £1,835.00 with VAT', true],
    ['Cover of the organ: £1,835.00 with insurance premium tax', true],
    ['Cover of the organ: £1,835.00 with a pipe', false],
  ])('knows an amount with the tax: %s', (line, expected) => {
    expect(areOther(line, 'Sum: £1,540.00 before tax')).toBe(expected);
  });
});
