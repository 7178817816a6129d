import { describe, expect, it } from '@jest/globals';
import { areApart, areOfOtherKinds, ownNumberOf, paperKindOf } from './own-number.ts';
import { factDocuments } from '../testing/fact-documents.ts';

const numberOf = (...lines: readonly string[]) => {
  const [document] = factDocuments(lines);
  return document === undefined ? undefined : ownNumberOf(document);
};

describe('ownNumberOf', () => {
  it.each([
    ['a number behind the title', ['# Invoice 2025-08834'], 'invoice', '202508834'],
    ['a label', ['# INVOICE', '', 'Invoice No. | A-1204'], 'invoice', 'A1204'],
    ['a compound', ['Rechnungsnummer: 471102'], 'invoice', '471102'],
    ['words before the number', ['Rechnung des Verlags Nr. 4711 vom 3. Mai 2025'], 'invoice', '4711'],
    ['another language', ['# Facture', '', 'Facture n° FA-2017-0010'], 'invoice', 'FA20170010'],
    ['another paper', ['# Purchase Order', '', 'PO number | WW-4471902'], 'order', 'WW4471902'],
    ['a number that a line breaks', ['# Quotation', '', 'Quotation no. Q-2025- 0417'], 'quotation', 'Q20250417'],
    ['a label after the names of others', ['Rechnungsempfänger', '', 'Beleg-Nr. | KR8765'], 'document', 'KR8765'],
  ])('reads %s', (_, lines, kind, number) => {
    expect(numberOf(...lines)).toMatchObject({ kind, number });
  });

  it.each([
    ['the number of a paper of somebody else', ['Your order WW-4471902']],
    ['the number of a paper of another kind', ['# Invoice', '', 'Order no. WW-4471902']],
    ['a paper that a sentence speaks of', ['Works as described under quotation Q-2025-0471.']],
    ['such a paper in French', ['Le toit est décrit au devis TB-2025-0471.']],
    ['such a paper in German', ['Die Arbeiten sind im Angebot A-2025-0471 beschrieben.']],
    ['such a paper in Spanish', ['Las obras descritas en el presupuesto P-2025-0471.']],
    ['a date behind the title', ['# Invoice', '', 'Invoice 27/06/2025']],
    ['a word that only begins like a paper', ['Rechnungsempfänger 4711']],
    ['a word that only ends like a paper', ['Year of manufacture 2024']],
    ['a word that only ends like a paper, in French', ['Savoir 20417']],
    ['what it comes to', ['Total de la facture: 571,04', '', 'Rechnung 571.04']],
    ['a paper named on the second page', [...Array.from({ length: 50 }, () => 'Line'), 'Invoice 2025-08834']],
  ])('does not take %s for it', (_, lines) => {
    expect(numberOf(...lines)).toBeUndefined();
  });
});

describe('areApart', () => {
  const invoice = (number: string, date = '', ...others: string[]) => ({
    kind: 'invoice',
    number,
    date,
    dates: new Set([date, ...others]),
  });

  it('holds papers of one kind under different numbers apart', () => {
    expect(areApart(invoice('RE505'), invoice('RE721'))).toBe(true);
  });

  it('leaves together what may belong together', () => {
    expect(areApart(invoice('RE505'), invoice('RE505'))).toBe(false);
    expect(areApart(invoice('RE505'), { ...invoice('RE721'), kind: 'order' })).toBe(false);
    expect(areApart(invoice('RE505'), undefined)).toBe(false);
  });

  it('takes digits that changed places for a mistake whatever the days', () => {
    expect(areApart(invoice('Q331824', '2025-05-01'), invoice('Q338124', '2025-06-01'))).toBe(false);
    expect(areApart(invoice('RE512', '2025-05-01'), invoice('RE521', '2025-06-01'))).toBe(true);
  });

  it('takes one slip for a mistake where the one prints the day of the other', () => {
    expect(areApart(invoice('RE505', '2025-05-01', '2025-06-01'), invoice('RE506', '2025-06-01'))).toBe(false);
  });

  it('takes one slip for a mistake unless the papers are of different days', () => {
    expect(areApart(invoice('RE505', '2025-05-01'), invoice('RE506', '2025-05-01'))).toBe(false);
    expect(areApart(invoice('RE505', '2025-05-01'), invoice('RE506', '2025-06-01'))).toBe(true);
  });
});

describe('paperKindOf', () => {
  const kindOf = (...lines: readonly string[]) => factDocuments(lines).map(paperKindOf)[0];

  it.each([
    ['its number', ['Alder Freight Ltd', '', 'Invoice no. | A-1204'], 'invoice'],
    ['its title', ['# Purchase Order', '', 'We order what follows.'], 'order'],
    ['a line at the top', ['Alder Freight Ltd', '', 'Angebot'], 'quotation'],
  ])('knows it by %s', (_, lines, kind) => {
    expect(kindOf(...lines)).toBe(kind);
  });

  it.each([
    ['a sentence', ['Please find below what you asked for with your kind order of May.']],
    ['the paper of somebody else', ['# Your order', '', 'Thank you.']],
    ['a word far down', ['# Letter', '', 'Dear Sir', '', 'We write to you.', '', 'Invoice', '', 'Yours']],
  ])('does not know it by %s', (_, lines) => {
    expect(kindOf(...lines)).toBeUndefined();
  });
});

describe('areOfOtherKinds', () => {
  it('tells an order from an invoice', () => {
    expect(areOfOtherKinds('order', 'invoice')).toBe(true);
    expect(areOfOtherKinds('order', 'order')).toBe(false);
    expect(areOfOtherKinds('order', undefined)).toBe(false);
  });
});
