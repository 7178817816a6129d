import { describe, expect, it } from '@jest/globals';
import { linkFacts } from '../link-facts.ts';
import { dropPartlyBilled, isPartialBill } from './partial-bills.ts';
import { findRelatedness } from './relatedness.ts';
import { factDocuments, printedLinks } from '../testing/aligned.ts';
import { termWeights } from '../term-weights.ts';

const isPartial = (...lines: readonly string[]): boolean =>
  factDocuments(lines).every((document) => isPartialBill(document));

describe(isPartialBill.name, () => {
  it.each([
    '# 3. Abschlagsrechnung',
    '# Rechnung 118 – Teilrechnung',
    '# Interim Certificate no. 2',
    '# Progress invoice 2025-7',
    '# Application for payment no. 3',
    '# Situation de travaux n° 2',
    '# Décompte provisoire',
    'Certificación n.º 4, obra del molino',
    '# Factura parcial 2',
    '# Delivery note 118 – part delivery 1 of 2',
    'Date: 3 May 2025. Part invoice for delivery note 118',
  ])('knows a bill for a part of the work by its name: %s', (title) => {
    expect(isPartial(title, '', 'Alder Works Ltd bills what follows.')).toBe(true);
  });

  it.each(['Done to date', '% complete', 'Leistungsstand', 'Avancement', 'Ejecutado'])(
    'knows it by the head of a column: %s',
    (head) => {
      expect(isPartial(`Item | ${head} | Amount`, 'Hedge | 40 % | 800.00', 'Pond | 50 % | 950.00')).toBe(true);
    },
  );

  it.each([
    ['a final bill', '# Schlussrechnung'],
    ['a final bill that lists those before it', '# Final account. 1. Interim certificate no. 2'],
    ['a contract that names such bills', '§ 4 Jede Abschlagsrechnung ist binnen zehn Tagen zu zahlen.'],
    ['a report on them', 'The owner has paid the last interim certificate.'],
  ])('takes %s for none', (_, line) => {
    expect(isPartial(line, '', 'Alder Works Ltd bills what follows.')).toBe(false);
  });
});

const order = ['# Order for the garden of Alder Freight Ltd', '', 'Item | Quantity | Price | Amount'];
const bill = ['# Interim invoice 2, garden of Alder Freight Ltd', '', 'Item | Quantity | Price | Amount'];

/** What a bill for a part of the work says otherwise than the order, row by row. */
function conflicts(ordered: readonly string[], billed: readonly string[], title = bill): string[] {
  const documents = factDocuments([...order, ...ordered], [...title, ...billed]);
  const links = linkFacts(documents, termWeights(documents), findRelatedness(documents));
  return printedLinks(dropPartlyBilled(links, documents), documents).filter((link) => link.includes('≠'));
}

const rows = (quantity: string, price: string, amount: string): string[] => [
  `Beech hedge planted | ${quantity} m | ${price} | ${amount}`,
  'Gravel path laid | 90 m² | 31.00 | 2,790.00',
  `Total | ${amount}`,
];

describe(dropPartlyBilled.name, () => {
  it('holds neither less quantity nor a lower sum against the order', () => {
    const [ordered, billed] = [rows('340', '18.50', '6,290.00'), rows('210', '18.50', '3,885.00')];
    expect(conflicts(ordered, billed)).toEqual([]);
    expect(conflicts(ordered, billed, ['# Invoice 2, garden of Alder Freight Ltd', '', order[2] ?? ''])).not.toEqual(
      [],
    );
  });

  it('holds a price against the price, higher or lower', () => {
    const billed = rows('210', '15.80', '3,318.00');
    expect(conflicts(rows('340', '18.50', '6,290.00'), billed)).toEqual(['18.50 ≠ 15.80']);
  });

  it('holds more than was ordered against the order', () => {
    const billed = rows('390', '18.50', '7,215.00');
    expect(conflicts(rows('340', '18.50', '6,290.00'), billed)).toContain('340 m ≠ 390 m');
  });

  it('holds digits against each other that changed places', () => {
    const billed = rows('304', '18.50', '5,624.00');
    expect(conflicts(rows('340', '18.50', '6,290.00'), billed)).toContain('340 m ≠ 304 m');
  });

  it('knows both what was ordered and what is done where the bill says both', () => {
    const lamps = ['Lamps in the hall of Alder Freight Ltd: 210'];
    const head = ['# Interim invoice 2, hall of Alder Freight Ltd', '', 'Item | Ordered | Done'];
    const documents = (done: string) =>
      factDocuments(
        lamps,
        [...head, `Lamps in the hall | 210 | ${done}`],
        ['Alder Freight Ltd', '', 'Lamps in the hall: 150'],
      );
    const found = (done: string): string[] => {
      const papers = documents(done);
      const links = linkFacts(papers, termWeights(papers), findRelatedness(papers));
      return printedLinks(dropPartlyBilled(links, papers), papers);
    };
    expect(found('150')).not.toContain('210 ≠ 150');
    expect(found('160')).toContain('210 ≠ 150');
  });

  it('holds the sum of the order against the order where the bill repeats it', () => {
    const sum = (amount: string): string[] => ['', `Contract sum of the garden: £${amount}`];
    expect(conflicts(sum('48,300.00'), ['', 'Contract sum of the garden | £43,100.00', 'Billed | £3,100.00'])).toEqual([
      '£48,300.00 ≠ £43,100.00',
    ]);
  });
});
