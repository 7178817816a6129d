import { describe, expect, it } from '@jest/globals';
import { captionOf, columnValue } from './column-values.ts';
import { factDocument, factPrinted } from '../testing/read-lines.ts';
import { inShort } from '../testing/values-in.ts';

const valueOf = (printed: string, ...lines: readonly string[]): string =>
  inShort(factPrinted(factDocument(...lines), printed).value);

describe(columnValue.name, () => {
  it('takes currency and scale from the line before the table', () => {
    const lines = ['# Income, £000', 'Heading | Actual | Budget', 'Tickets | 412 | 398', 'Shop | 117 | 126'];
    expect(valueOf('117', ...lines)).toBe('money GBP 117000');
  });

  it('leaves counts alone under a caption that names a currency', () => {
    const lines = ['# Stock, £', 'Item | Quantity | Value', 'Tickets | 412 | 398', 'Cards | 117 | 126'];
    expect(valueOf('117', ...lines)).toBe('number 117');
    expect(valueOf('126', ...lines)).toBe('money GBP 126');
  });

  it('takes the unit from the cell beside a quantity', () => {
    const lines = ['Item | Unit | Quantity', 'Dig out | m³ | 310', 'Handrail | m | 118', 'Guard | week | 22'];
    expect(valueOf('310', ...lines)).toBe('quantity volume 310');
    expect(valueOf('118', ...lines)).toBe('quantity length 118');
    expect(valueOf('22', ...lines)).toBe('duration day 154');
  });

  it('takes the unit from the cell behind a number though no head names the column', () => {
    const lines = ['Iron | 18 | µg/l', 'Sodium | 12 | mg/l', 'Shift | 3 | Night'];
    expect(valueOf('18', ...lines)).toBe('quantity concentration 0.018');
    expect(valueOf('3', ...lines)).toBe('number 3');
  });

  it('takes the stretch of time that the head of a column names', () => {
    const lines = ['Item | Hours | Rate', 'Hall | 8 | 19.50', 'Room | 3 | 9.00'];
    expect(valueOf('8', ...lines)).toBe('duration hour 8');
    expect(valueOf('19.50', ...lines)).toBe('number 19.5');
  });

  it('takes a measure to be as precise as it is printed', () => {
    const document = factDocument('Size | Value | Unit', 'Bore | 40 | mm', 'Mass | 32,50 | kg');
    const [bore, mass] = ['40', '32,50'].map((printed) => factPrinted(document, printed).value);
    expect([bore?.low, bore?.high].map((edge) => edge?.toFixed(4))).toEqual(['0.0395', '0.0405']);
    expect([mass?.low, mass?.high].map((edge) => edge?.toFixed(3))).toEqual(['32.495', '32.505']);
  });

  it('takes both ends of a range in the unit, below zero where they are printed so', () => {
    const document = factDocument('Limit | Value | Unit', 'Store | -20 to +40 | °C', 'Slot | 20 to 40 | mm');
    const rangeOf = (printed: string): (string | undefined)[] => {
      const { low, high, upper } = factPrinted(document, printed).value;
      return [low, high, ...(upper ?? [])].map((edge) => edge.toFixed(4));
    };
    expect(rangeOf('-20 to +40')).toEqual(['252.6500', '253.6500', '312.6500', '313.6500']);
    expect(rangeOf('20 to 40')).toEqual(['0.0195', '0.0205', '0.0395', '0.0405']);
    const cold = factPrinted(factDocument('Limit | Value | Unit', 'Ice | -20 | °C', 'Air | 30 | °C'), '-20');
    expect(cold.value.low).toBeCloseTo(252.65);
  });

  it('tells which measures were converted', () => {
    const load = factDocument('Crate | Load (lb) | Tare (kg)', 'Blue | 4,210 | 310', 'Red | 3,950 | 295');
    expect(['4,210', '310'].map((printed) => factPrinted(load, printed).value.isConverted)).toEqual([true, undefined]);
  });

  it('takes what a price is for from the unit column or from its head', () => {
    const inColumn = ['Item | Unit | Quantity | Rate', 'Fill | m³ | 180 | 42.00', 'Kerb | m | 75 | 18.50'];
    expect(factPrinted(factDocument(...inColumn), '42.00').value.per).toMatchObject({ dimension: 'volume' });
    const inHead = ['Item | Price £/t', 'Gravel | 42.00', 'Sand | 31.00'];
    expect(factPrinted(factDocument(...inHead), '42.00').value.per).toMatchObject({ dimension: 'mass', factor: 1000 });
    expect(factPrinted(factDocument(...inColumn), '180').value.per).toBeUndefined();
  });

  it.each([
    ['2980', 'Tram kilometres, thousands | 2980', 'number 2980000'],
    ['30', 'Gäste (Tsd.) | 30', 'number 30000'],
    ['38', 'Weekly hours | 38', 'duration hour 38'],
    ['35,8', 'Wochenstunden | 35,8', 'duration hour 35.8'],
    ['30', 'Notice (days) | 30', 'duration day 30'],
    ['9', 'Guards in opening hours | 9', 'number 9'],
    ['12', 'Arbeitsstunden | 12', 'number 12'],
    ['8', 'Rooms of multiple use | 8', 'number 8'],
  ])('takes the scale or the stretch of time that the label of %s names', (printed, line, value) => {
    expect(valueOf(printed, line, 'Miete | 1.250,00 €')).toBe(value);
  });

  it('takes the currency from the end of the name of its row', () => {
    const lines = ['Item | Units | Sum per year', 'Licence, CHF | 3 | 4,200.00', 'Help (OFF) | 1 | 250.00'];
    expect(valueOf('4,200.00', ...lines)).toBe('money CHF 4200');
    expect(valueOf('3', ...lines)).toBe('number 3');
    expect(valueOf('250.00', ...lines)).toBe('number 250');
  });

  it('takes the code of an item for no measure', () => {
    expect(valueOf('40A', '40A | Form of credit | 12,500.00', '32B | Amount | 18,200.00')).toBe('identifier 40A');
  });
});

describe(captionOf.name, () => {
  it('takes a currency beside an amount for no caption', () => {
    const lines = ['# The fee is £500', 'Heading | Actual | Budget', 'Tickets | 412 | 398', 'Shop | 117 | 126'];
    expect(valueOf('117', ...lines)).toBe('number 117');
  });
});
