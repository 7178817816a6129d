import { describe, expect, it } from '@jest/globals';
import { aPdf, linesPdf, type TextAt } from '../../pdf/testing/a-pdf.ts';
import { comparePdfs, toldBy } from '../testing/compare-pdfs.ts';

describe('dates that can be read two ways', () => {
  const schedule = (...days: readonly string[]): Promise<Uint8Array> =>
    linesPdf([
      'Schedule of deliveries to the plant',
      '',
      ...days.map((day, index) => `Delivery ${index + 1} of valves: ${day}`),
    ]);

  it.each([
    [
      ['03/04/2027', '05/06/2027'],
      ['4 March 2027', '6 May 2027'],
    ],
    [
      ['03/04/2027', '05/06/2027'],
      ['3 April 2027', '5 June 2027'],
    ],
    [
      ['07-08-2027', '09-10-2027'],
      ['8 July 2027', '10 September 2027'],
    ],
  ])('agree with either reading: %j and %j', async (a, b) => {
    const result = await comparePdfs(await schedule(...a), await schedule(...b));
    expect(result.findings.filter(({ tier }) => tier === 'sure')).toEqual([]);
    expect(result.documents[0]?.warnings.join(' ')).toContain('whether the day or the month comes first');
  });

  it('do not agree with a day that is neither', async () => {
    expect(toldBy(await comparePdfs(await schedule('03/04/2027'), await schedule('5 March 2027')))).toHaveLength(1);
  });
});

describe('negative amounts', () => {
  const columns = (rows: readonly (readonly [string, string])[]): TextAt[] =>
    rows.flatMap(([label, amount], index) => [
      { text: label, x: 60, y: 100 + index * 16 },
      { text: amount, x: 380, y: 100 + index * 16 },
    ]);
  const statement = (credit: string): Promise<Uint8Array> =>
    aPdf({
      texts: columns([
        ['Statement of account', ''],
        ['Bearings', '1,480.00'],
        ['Freight allowance', credit],
        ['Drive belts', '290.00'],
        ['Gaskets for the pumps of the plant', '120.00'],
        ['Labour in the month of May', '960.00'],
        ['Balance due', '1,520.00'],
      ]),
    });

  it.each(['(250.00)', '250.00-', '250.00 CR'])('are one value in every style: %s', async (credit) => {
    expect(toldBy(await comparePdfs(await statement('-250.00'), await statement(credit)))).toEqual([]);
  });

  it.each(['-250.00', '(250.00)', '250.00-', '250.00 CR'])(
    'are another value without their sign: %s',
    async (credit) => {
      const told = toldBy(await comparePdfs(await statement(credit), await statement('250.00')));
      expect(told).toHaveLength(1);
      expect(told[0]).toContain('250.00');
    },
  );
});

describe('figures that print the same in documents of two number formats', () => {
  it.each(['1,250 mm', '2.500 kg'])('are the same: %s', async (size) => {
    const invoice = [
      'Rechnung 4711',
      '',
      `Förderband ${size}: 1.480,50 EUR`,
      'Versand und Verpackung: 35,90 EUR',
      'Gesamtbetrag: 1.516,40 EUR',
    ];
    const order = [
      'Purchase order 4711',
      '',
      `Conveyor ${size}: 1,480.50 EUR`,
      'Freight and packing: 35.90 EUR',
      'Total amount: 1,516.40 EUR',
    ];
    expect(toldBy(await comparePdfs(await linesPdf(invoice), await linesPdf(order)))).toEqual([]);
  });
});

describe('boxes to tick', () => {
  const form = (on: string, off: string, picks: readonly [boolean, boolean]): Promise<Uint8Array> => {
    const pair = (isFirst: boolean, one: string, other: string): string[] => [
      `${isFirst ? on : off} ${one}`,
      `${isFirst ? off : on} ${other}`,
    ];
    return linesPdf([
      'Order form for spare parts of the pumps in the plant',
      'Delivery',
      ...pair(picks[0], 'The supplier delivers to the plant', 'The customer collects at the store'),
      'Weekend service',
      ...pair(picks[1], 'Yes', 'No'),
      'The supplier confirms the order in writing within two working days.',
    ]);
  };

  it.each([
    ['[X]', '[ ]', '[x]'],
    ['(x)', '( )', '(X)'],
  ])('tell what is ticked, whatever the sign: %s', async (on, off, other) => {
    const a = await form(on, off, [true, true]);
    expect(toldBy(await comparePdfs(a, await form(other, off, [true, true])))).toEqual([]);
    expect(toldBy(await comparePdfs(a, await form(on, off, [false, false])))).toHaveLength(2);
  });
});
