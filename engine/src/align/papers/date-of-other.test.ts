import { describe, expect, it } from '@jest/globals';
import { areOfOneAgreement, isDateOfOther } from './date-of-other.ts';
import { factDocuments } from '../testing/aligned.ts';

const dated = (...papers: readonly (readonly string[])[]) => {
  const documents = factDocuments(...papers);
  const [a, b] = documents.map(({ facts }) => facts.findLast(({ value }) => value.type === 'date'));
  if (a === undefined) throw new Error('The line holds no date.');
  return { documents, a, b: b ?? a };
};

describe(isDateOfOther.name, () => {
  it.each([
    'Your enquiry of 12 May 2025',
    'Bestellung 4711 vom 12. Mai 2025',
    'Votre devis n° 318 du 12 mai 2025',
    'Su oferta de 12 de mayo de 2025',
    'To PO 4711-A dated 12 May 2025',
    'AS PER OFFER 4711-A DATED 12 MAY 2025',
    'GEMÄSS ANGEBOT 4711-A VOM 12. MAI 2025',
  ])('knows the date of another paper: %s', (line) => {
    const { a, documents } = dated([line]);
    expect(isDateOfOther(a, documents)).toBe(true);
  });

  it.each(['The hut is let from 12 May 2025', 'Die Hütte wird vom 12. Mai 2025 an vermietet'])('leaves %s', (line) => {
    const { a, documents } = dated([line]);
    expect(isDateOfOther(a, documents)).toBe(false);
  });
});

describe(areOfOneAgreement.name, () => {
  it('knows the day of a lease by the lease and by who cites it', () => {
    const lease = ['# Lease', '', 'The landlord lets the mill.', '', 'Signed on 10 February 2023'];
    const { a, b, documents } = dated(lease, [
      '# Letter',
      '',
      'Under the lease signed on 16 February 2023 rent is due.',
    ]);
    expect(areOfOneAgreement(a, b, documents)).toBe(true);
    const other = dated(lease, ['# Letter', '', 'The mill was painted on 16 February 2023.']);
    expect(areOfOneAgreement(other.a, other.b, other.documents)).toBe(false);
  });
});
