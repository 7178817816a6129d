import { describe, expect, it } from '@jest/globals';
import { factsOfPassage, printed } from '../facts/fact.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import { clauseAround } from './clause-around.ts';
import { placeOf } from './testing/judge-builders.ts';

/** The words that a value is read with, of a paper with these lines. */
function around(value: string, ...lines: readonly string[]): string {
  const [document] = factDocuments(lines);
  if (document === undefined) throw new Error('There is no paper');
  const { passage: at, start, end, valueStart, valueEnd } = placeOf(document, value);
  const passage = document.passages[at];
  if (passage === undefined) throw new Error(`“${value}” stands nowhere`);
  const run = clauseAround(passage, factsOfPassage(document, at), [start, end], [valueStart, valueEnd]);
  return printed(passage.words.slice(...run));
}

describe('clauseAround', () => {
  it.each([
    [
      '$10,650.00.',
      'From the Expansion Date, monthly Base Rent is changed from $8,450.00 to $10,650.00.',
      'monthly Base Rent is changed from $8,450.00 to $10,650.00.',
    ],
    ['$10,560.00', 'Monthly Base Rent is now $10,560.00 and is paid to date.', 'Monthly Base Rent is now $10,560.00'],
    ['2.137,50 EUR', 'Die Miete beträgt 2.137,50 EUR und wird am Ersten gezahlt.', 'Die Miete beträgt 2.137,50 EUR'],
    ['1 200 €,', 'Le loyer est de 1 200 €, payable le premier du mois.', 'Le loyer est de 1 200 €,'],
    [
      'June 14, 2023',
      'As agreed, the lease of June 14, 2023 ends; it is not renewed.',
      'the lease of June 14, 2023 ends;',
    ],
    ['Landlord', '5.2 Landlord shall maintain the roof, the walls and the lift.', 'Landlord shall maintain the roof,'],
  ])('is the clause that carries %s', (value, line, words) => {
    expect(around(value, line)).toBe(words);
  });

  it('goes on into the clause beside where a value stands alone in its own', () => {
    expect(around('£3,000,', 'A relocation grant, £3,000, is paid.')).toBe('A relocation grant, £3,000,');
    expect(around('£3,000,', '£3,000, a grant for the move, is paid.')).toBe('£3,000, a grant for the move,');
  });

  it('does not go on into a clause that is long', () => {
    const long =
      'The grant that the company pays to all who move their household for the sake of their work here or abroad in any one year of their employment';
    expect(around('£3,000,', `${long}, £3,000, is paid.`)).toBe('£3,000, is paid.');
  });

  it('is the cell of a row, and the label before it where that is near', () => {
    expect(around('£4,250.00', 'Rent for each month | £4,250.00', 'Deposit of the tenant | £8,500.00')).toBe(
      'Rent for each month £4,250.00',
    );
    expect(around('£4,250.00', 'Rent | | | £4,250.00', 'Deposit | | | £8,500.00')).toBe('£4,250.00');
  });

  it('is the cell alone below the head of a column', () => {
    const table = ['Suite | Rent | Share', '210 wide | £4,250.00 | 14 %', '212 wide | £8,500.00 | 16 %'];
    expect(around('£4,250.00', ...table)).toBe('£4,250.00');
  });
});
