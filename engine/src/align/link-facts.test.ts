import { describe, expect, it } from '@jest/globals';
import { linkFacts } from './link-facts.ts';
import { linked } from './testing/aligned.ts';

const parties = ['Customer: Alder Freight Ltd', ''];

describe(linkFacts.name, () => {
  it('links labels with the sentences that say the same', () => {
    const letter = [...parties, 'The hire charge is £1,520.00. The hire starts on 12/05/2025.'];
    expect(linked([...parties, 'Hire charge | £1,250.00', 'Start date | 12 May 2025'], letter)).toEqual([
      '£1,250.00 ≠ £1,520.00.',
      '12 May 2025 = 12/05/2025.',
    ]);
  });

  it('links labels of different languages', () => {
    expect(
      linked(
        ['Vertrag Nr. 4711-88', 'Miete | 1.250,00 EUR', 'Kaution | 2.500,00 EUR'],
        ['Contract no. 4711-88', 'Rent | EUR 1,350.00', 'Deposit | EUR 2,500.00'],
      ).toSorted(),
    ).toEqual(['1.250,00 EUR ≠ EUR 1,350.00', '2.500,00 EUR = EUR 2,500.00', '4711-88 = 4711-88']);
  });

  it('links the cells of tables by row and column, whatever their order', () => {
    const order = ['Item | Quantity | Price', 'Pump | 12 | 120.50', 'Motor | 7 | 990.10', 'Valve | 30 | 15.25'];
    const bill = ['Item | Quantity | Price', 'Valve | 30 | 15.25', 'Motor | 9 | 990.10', 'Pump | 12 | 120.50'];
    expect(linked([...parties, ...order], [...parties, ...bill])).toContain('7 ≠ 9');
  });

  it('links no values with labels that have nothing in common', () => {
    expect(linked([...parties, 'Hire charge | £1,250.00'], [...parties, 'Insured up to | £7,700.00'])).toEqual([]);
  });

  it('holds no value against another one that the other document knows as well', () => {
    const a = [...parties, 'Hire charge for lorries | £1,250.00'];
    const b = [...parties, 'Hire charge for cranes | £1,520.00', 'Hire charge for lorries | £1,250.00'];
    expect(linked(a, b)).toEqual(['£1,250.00 = £1,250.00']);
  });

  it('holds no value against another one that is said elsewhere in the other document', () => {
    const a = [...parties, 'Hire charge | £1,257.40'];
    expect(linked(a, [...parties, 'Hire charge | £1,520.00'])).toHaveLength(1);
    expect(linked(a, [...parties, 'Hire charge | £1,520.00', '', 'Insured theft | £1,257.40'])).toEqual([]);
  });

  it('holds no value of one year against that of another', () => {
    const a = [...parties, 'Revenue of Alder Freight was £5,120,000 in 2023.'];
    const b = [...parties, 'Revenue of Alder Freight was £6,340,000 in 2024.'];
    expect(linked(a, b)).toEqual([]);
  });

  it('holds a balance against what an account came to, not against what it began with', () => {
    const account = ['Opening balance | £3,102.15', 'Rents | £1,836.00', 'Closing balance | £3,648.40'];
    expect(linked([...parties, 'Balance | £3,918.40'], [...parties, ...account])).toEqual(['£3,918.40 ≠ £3,648.40']);
  });

  it('compares no documents that have nothing to do with each other', () => {
    expect(
      linked(['Invoice A-1009', 'Total | £45.10'], ['Minutes of the allotment society', 'Total of members | 51']),
    ).toEqual([]);
  });
});
