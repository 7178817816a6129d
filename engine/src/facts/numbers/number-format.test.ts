import { describe, expect, it } from '@jest/globals';
import { decideNumberFormat, decideNumberFormats } from './number-format.ts';
import { passagesOf } from '../testing/read-lines.ts';

const formatOf = (...lines: readonly string[]) => decideNumberFormat(passagesOf(...lines));

describe('decideNumberFormat', () => {
  it.each([
    ['The rent is 1,234.56 per month.', '.'],
    ['Total 1.234,56', ','],
    ["Betrag 1'234.50", '.'],
    ['Total 1,234,567', '.'],
    ['Summe 1.234.567', ','],
    ['Preis 12,50', ','],
    ['Price 12.50', '.'],
  ])('takes the decimal sign from the figures: %s', (line, decimal) => {
    expect(formatOf(line).decimal).toBe(decimal);
  });

  it('is sure of a language when enough words speak for it and few for another', () => {
    const german =
      'Die Miete ist von dem Mieter bis zum dritten Tag auf das Konto zu zahlen, und zwar mit der Rate für das Jahr.';
    expect(formatOf(german)).toMatchObject({ language: 'de', isLanguageSure: true });
    expect(formatOf('Die Miete ist zu zahlen.')).not.toHaveProperty('isLanguageSure');
    expect(
      formatOf(german, '', 'The tenant shall pay the rent for the year and that is by the month, to be sure.'),
    ).not.toHaveProperty('isLanguageSure');
  });

  it('takes the comma between a day and its year for none of a number', () => {
    expect(formatOf('It ends on July 16,2010 or on August 2,2010 with all of its parts').decimal).toBe('.');
  });

  it('follows the figures rather than the language', () => {
    expect(formatOf('The price of the goods is 1.234,56 and of the rest 99,90').decimal).toBe(',');
  });

  it('takes the point of a clock for none of a number', () => {
    const beginning = 'La carrera es para los socios y se corre en la plaza';
    expect(formatOf(beginning, '', 'a las 11.00 h, de 10.00 a 14.00 h').decimal).toBe(',');
    expect(formatOf(beginning, '', 'a las 11.00').decimal).toBe(',');
    expect(formatOf(beginning, '', 'por 11.00 euros').decimal).toBe('.');
  });

  it('follows the other documents where neither figures nor words of one tell', () => {
    const signsOf = (...documents: readonly string[]): string[] =>
      decideNumberFormats(documents.map((line) => passagesOf(line))).map(({ decimal }) => decimal);
    expect(signsOf('Deposito di 1.000 euro', 'Totale 4.470,00', 'Saldo 12,50')).toEqual([',', ',', ',']);
    expect(signsOf('Bond 1.000 euro', 'Totale 4.470,00', 'Total 4,470.00')).toEqual(['.', ',', '.']);
    expect(signsOf('Charge of 12.50', 'Totale 4.470,00')).toEqual(['.', ',']);
  });

  it.each([
    ['The rent is due and payable by the tenant', 'en', '.'],
    ['Die Miete ist von dem Mieter zu zahlen', 'de', ','],
    ['Le loyer est dû par le preneur dans les dix jours', 'fr', ','],
    ['La sala è concessa per due giorni e il cliente paga alle ore 18.30', 'it', ','],
    ['La renta se paga por el arrendatario en los plazos', 'es', ','],
  ])('follows the language where no figure tells: %s', (line, language, decimal) => {
    expect(formatOf(line)).toMatchObject({ language, decimal });
  });

  it('sees that a space parts thousands where several numbers are printed so', () => {
    expect(formatOf('Sales of 24 440 and costs of 12 310 leave 12 130 as profit').spaced).toBe(true);
    expect(formatOf('Sales of 24 440 are better').spaced).toBeUndefined();
    expect(formatOf('Call 020 794 609 or 030 123 456 or 040 321 654').spaced).toBeUndefined();
  });

  it('finds which of two figures of a date is the day', () => {
    expect(formatOf('Made on 05/06/2024 and 13/06/2024').dateOrder).toBe('day');
    expect(formatOf('Made on 05/06/2024 and 06/13/2024').dateOrder).toBe('month');
    expect(formatOf('Made on 05/06/2024').dateOrder).toBe('day');
  });
});
