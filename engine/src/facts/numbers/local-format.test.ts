import { describe, expect, it } from '@jest/globals';
import { factDocument } from '../testing/read-lines.ts';
import { inShort } from '../testing/values-in.ts';

const german = 'Die Pumpe ist von dem Lieferanten an das Werk zu liefern und bei der Abnahme zu prüfen.';
const english = 'The pump shall be delivered to the works by the supplier and is tested with the buyer.';

const valuesOf = (...lines: readonly string[]): string[] =>
  factDocument(...lines).facts.map(({ value }) => inShort(value));

describe('a figure that can be read in two ways', () => {
  it('is read as its language prints it, in a document of two', () => {
    const both = [german, '', english, '', german, '', 'Das Gewicht ist bei der Lieferung 12,5 kg und nicht mehr.', ''];
    expect(valuesOf(...both, 'The pump weighs 1,250 kg and is painted by the supplier.')).toContain(
      'quantity mass 1250',
    );
    expect(valuesOf(...both, 'Die Pumpe wiegt bei der Lieferung 1.250 kg und ist lackiert.')).toContain(
      'quantity mass 1250',
    );
  });

  it('follows the only custom that the figures of its own language show', () => {
    const paper = [english, '', 'The fee is 1.234,56 for the first of the pumps and 99,90 for each of the rest.', ''];
    expect(valuesOf(...paper, 'The pump weighs 1.250 kg and is painted by the supplier.')).toContain(
      'quantity mass 1250',
    );
  });

  it('follows the figures beside it', () => {
    const paper = ['Alpha weighs 12,50 kg.', '', 'Beta weighs 99,90 kg.', '', 'Gamma weighs 3,50 kg.', ''];
    expect(valuesOf(...paper, 'Delta weighs 17.50 kg with oil, 1,250 kg packed.')).toContain('quantity mass 1250');
    expect(valuesOf(...paper, 'Delta weighs 17,50 kg with oil, 1,250 kg packed.')).toContain('quantity mass 1.25');
  });

  it('follows its column', () => {
    const rows = ['Pump | 1,250 | 12,50', 'Valve | 17.50 | 99,90', 'Tube | 3.25 | 3,50', 'Seal | 4.75 | 7,90'];
    expect(valuesOf('Item | Weight in kg | Price in EUR', ...rows)).toContain('quantity mass 1250');
  });
});

describe('an amount of money', () => {
  it('parts its thousands by whatever sign stands before three digits', () => {
    const paper = [german, '', 'Der Preis ist 1.234,56 EUR.', ''];
    expect(valuesOf(...paper, 'USD 48,500 im Monat')).toContain('money USD 48500');
  });

  it('has thousandths in few currencies, as the price of a unit, and in millions', () => {
    const paper = [german, '', 'Der Preis ist 1.234,56 EUR.', ''];
    expect(valuesOf(...paper, 'Miete: 48,500 Kuwait-Dinar')).toContain('money KWD 48.5');
    expect(valuesOf(...paper, 'Diesel für 1,459 EUR je kg')).toContain('money EUR 1.459');
    expect(valuesOf(...paper, 'Umsatz von EUR 1,459 Millionen')).toContain('money EUR 1459000');
  });
});
