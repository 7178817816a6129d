import { describe, expect, it } from '@jest/globals';
import { isEndedByHand } from './ended-by-hand.ts';
import { layOutLines } from './testing/lay-out.ts';

const supplier = 'Moravia Precision, Harbour Street 8, 702 00 Ostrava';
const customer = 'Customer: Brantwick Dental Supplies, 14 Quarry Lane, Leeds LS12';

describe(isEndedByHand.name, () => {
  it('parts the longest of some entries from the one below', () => {
    const entries = [supplier, 'Date: 5 August 2026', 'Your order: 4500-88213', customer, 'Attention: Ms Tadlow'];
    expect(layOutLines(...entries)).toEqual(entries.map((entry) => `paragraph: ${entry}`));
  });

  it('parts two long lines that most lines of their block show to be none of a paragraph', () => {
    const entries = [
      'Ship to: Brantwick Dental Supplies, 14 Quarry Lane, Leeds LS12',
      customer,
      'Invoice 2026-5518',
      'Date: 26 August 2026',
      'Note: 770341',
      'Terms: net',
    ];
    expect(layOutLines(...entries)).toHaveLength(6);
  });

  it('leaves a paragraph together whose line begins with a capital, a stop and another one below it', () => {
    const text = ['The goods are paid for within thirty days of the delivery to', 'Brantwick and its agents.'];
    expect(layOutLines(...text)).toEqual([`paragraph: ${text.join(' ')}`]);
    expect(layOutLines(...text, 'Late fees apply.', 'Title passes.')[0]).toBe(`paragraph: ${text.join(' ')}`);
  });

  it('leaves paragraphs together that fill their lines', () => {
    const text = [
      'The goods are delivered to the premises that the purchase order of',
      'Brantwick names, and are unloaded by the carrier at its own cost in',
      'Leeds',
    ];
    expect(layOutLines(...text)).toHaveLength(1);
  });
});
