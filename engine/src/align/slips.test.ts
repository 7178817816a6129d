import { describe, expect, it } from '@jest/globals';
import { slipOf } from './slips.ts';
import { factDocuments } from './testing/aligned.ts';

/** How telling the resemblance of two values is. */
function slip(a: string, b: string): number {
  const documents = factDocuments([a], [b]);
  const [first, second] = documents.map(({ facts }) => facts[0]);
  if (first === undefined || second === undefined) throw new Error(`no values in ${a} or ${b}`);
  return slipOf(first, second, documents);
}

describe('slipOf', () => {
  it.each([
    ['£12,340.00', '£12,430.00'],
    ['£1,250', '£1,350.00'],
    ['WW-4471902', 'WW-4471920'],
    ['12 May 2025', '12 May 2026'],
    ['6 May 2025', '8 May'],
    ['April 2026', 'May 2026'],
    ['12 %', '21 %'],
    ['£4,500', '€4,500'],
    ['30 cm', '30 mm'],
    ['450 mm', '430 mm'],
    ['258 mm', '28.5 mm'],
    ['£5,000', '£50,000'],
    ['£160', '£180'],
    ['£8,914.35', '£8,419.35'],
    ['£3,120', '3,210.00'],
    ['712 votes', '721/1000 votes'],
    ['0.2 mg', '2 mg'],
    ['£42.00 per tonne', '£42.00 per m³'],
    ['4,816.00 kg', '4,186 kg'],
  ])('sees one slip between %s and %s', (a, b) => {
    expect(slip(a, b)).toBeGreaterThan(0);
    expect(slip(b, a)).toBe(slip(a, b));
  });

  it.each([
    ['£12,340.00', '£77,990.00'],
    ['WW-4471902', 'AB-1300558'],
    ['£33.2m', '3,320'],
    ['12 May 2025', '13 June 2025'],
    ['12 May', '13 June'],
    ['May 2025', 'June 2026'],
    ['12 May 2025', 'June 2025'],
    ['12 %', '£12'],
    ['Version 2', 'Version 3'],
    ['300 bags', '100 bags'],
    ['£8,914.35', '£5,914.38'],
    ['£42.00 per tonne', '£42.00 per kg'],
    ['180.00 m', '110 m'],
  ])('sees none between %s and %s', (a, b) => {
    expect(slip(a, b)).toBe(0);
  });

  it('is the surer the longer the values are', () => {
    expect(slip('WW-4471902', 'WW-4471920')).toBeGreaterThan(slip('£12,340.00', '£12,430.00'));
  });

  it('sees none between sizes in units of which the one is many times the other', () => {
    expect(slip('640 mm', '620 mm')).toBeGreaterThan(0);
    expect(slip('640 mm', '620 cm')).toBe(0);
  });
});
