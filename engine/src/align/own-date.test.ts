import { describe, expect, it } from '@jest/globals';
import { isOwnDate } from './own-date.ts';
import { factDocuments } from './testing/aligned.ts';

/** Whether the only value of a document is the date that it gives itself. */
function isOwn(...lines: readonly string[]): boolean {
  const documents = factDocuments(lines);
  const [fact, ...rest] = documents[0]?.facts ?? [];
  if (fact === undefined || rest.length > 0) throw new Error(`not one value in ${lines.join(' ')}`);
  return isOwnDate(fact, documents);
}

describe('isOwnDate', () => {
  it.each([
    'This Lease is made on 12 May 2025',
    'This Deed of Guarantee dated 12 May 2025',
    'Supply Agreement dated 12 May 2025',
    '12 May 2025',
    'Date: 12 May 2025',
    'Fait à Montbrun, le 12 mai 2025.',
    'Hecho en Burgos, 12 de mayo de 2025',
    'Lindau, den 12. Mai 2025',
    'Lindau, 12. Mai 2025',
    'Ascensores Maura, Montbrun, le 12 mai 2025',
  ])('knows the date of the document in: %s', (line) => {
    expect(isOwn(line)).toBe(true);
  });

  it.each([
    'The term begins on 12 May 2025.',
    'Marchandise livrée le 12 mai 2025',
    'Ihr erster Tag, den 12. Mai 2025',
    'Start date | 12 May 2025',
    'Rent | £1,200.00',
  ])('takes no other value for it: %s', (line) => {
    expect(isOwn(line)).toBe(false);
  });
});
