import { describe, expect, it } from '@jest/globals';
import { datesOfPapers } from './dates-of-papers.ts';
import { factDocuments } from '../testing/aligned.ts';

const pairs = (...papers: readonly (readonly string[])[]): string[] =>
  datesOfPapers(factDocuments(...papers), () => true).map(([a, b]) => `${a.value.key} ${b.value.key}`);

const lease = ['# Lease', '', 'The landlord lets the mill to the tenant.', '', 'Signed on 10 February 2023'];
const order = ['# Purchase order 4711', '', 'Hull, 3 February 2025', '', 'Please send one press.'];

describe(datesOfPapers.name, () => {
  it.each([
    ['the lease of a letter', lease, ['# Letter', '', 'Under the lease signed on 16 February 2023 rent is due.']],
    [
      'a lease in French',
      ['# Bail', '', 'Fait à Lyon, le 10 février 2023'],
      ['# Avenant au bail', '', 'Par un bail signé le 16 février 2023, le local est loué.'],
    ],
  ])('pairs the day of a paper with that given elsewhere: %s', (_, paper, other) => {
    expect(pairs(paper, other)).toEqual(['2023-02-10 2023-02-16']);
  });

  it('knows a paper by its number between its name and its date', () => {
    const agreement = ['# Hire agreement MA/3382', '', 'This Agreement is made on 3 April 2025.'];
    expect(pairs(agreement, ['# Vehicle schedule', '', 'Issued under Agreement MA/3382 of 13 April 2025'])).toEqual([
      '2025-04-03 2025-04-13',
    ]);
  });

  it('knows the day of a credit by the heading over it, though something is to be paid by it', () => {
    const credit = ['# Documentary credit', '', '# 31C Date of issue', '', '3 April 2025'];
    const invoice = ['# Commercial invoice', '', 'Payment | Credit KD-4711 of 13 April 2025'];
    expect(pairs(credit, invoice)).toEqual(['2025-04-03 2025-04-13']);
  });

  it('knows the date of an order by its German label', () => {
    expect(pairs(order, ['# Lieferschein', '', 'Bestelldatum: 13.02.2025'])).toEqual(['2025-02-03 2025-02-13']);
  });

  it('takes no paper for an order that only names one in a row', () => {
    const list = ['# Packing list 88', '', 'Purchase order | 4711 | Cases | 12'];
    const invoice = ['# Invoice 88', '', 'Purchase order | 4711 of 13 February 2025'];
    expect(pairs(order, list, invoice)).toEqual(['2025-02-03 2025-02-13']);
  });

  it('takes no paper for a credit that has its number in a row', () => {
    const credit = ['# Documentary credit', '', '# 31C Date of issue', '', '3 April 2025'];
    const list = ['# Packing list', '', 'Consignee: to the bank | Credit no.: KD-4711'];
    const invoice = ['# Commercial invoice', '', 'Payment | Credit KD-4711 of 13 April 2025'];
    expect(pairs(credit, list, invoice)).toEqual(['2025-04-03 2025-04-13']);
  });

  it.each([
    ['the right day', lease, ['# Letter', '', 'Under the lease signed on 10 February 2023 rent is due.']],
    ['a day that is no slip away', lease, ['# Letter', '', 'The lease of 24 June 2019 was given up.']],
    ['what the lease says of another day', lease, ['# Letter', '', 'The lease begins in full on 16 February 2023.']],
    [
      'papers of which several are leases',
      lease,
      ['# Lease of the yard', '', 'The lease signed on 16 February 2023 goes on.'],
    ],
  ])('leaves %s', (_, paper, other) => {
    expect(pairs(paper, other)).toEqual([]);
  });
});
