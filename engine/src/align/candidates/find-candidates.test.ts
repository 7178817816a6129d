import { describe, expect, it } from '@jest/globals';
import { findCandidates } from './find-candidates.ts';
import { linked } from '../testing/aligned.ts';

const hall = (...lines: readonly string[]): string[] => ['# Hall HB-24-117', '', ...lines];

const contract = hall(
  'Against damage of any kind the hirer pays a deposit of £800, handed back ten days after the feast.',
);

describe(findCandidates.name, () => {
  it('holds amounts against each other that one word beside them names alone', () => {
    const letter = (text: string): string[] =>
      hall(`Please send ${text} by transfer before you arrive with your guests.`);
    expect(linked(contract, letter('the deposit of £1,000'))).toContain('£800, ≠ £1,000');
    expect(linked(contract, letter('the deposit of £3,000')).join()).not.toContain('≠');
    expect(linked(contract, letter('the first part of £1,000')).join()).not.toContain('≠');
  });

  it('holds shares against each other that one word beside them names alone, other than price and tax', () => {
    const terms = (name: string): string[] =>
      hall(`The boat is yours for the week as soon as you have wired us a ${name} of 40 % after the signature.`);
    const bill = (name: string): string[] =>
      hall('Skipper | €900.00', `Sails, fenders and ropes, ${name} 30 % | €270.00`);
    expect(linked(terms('deposit'), bill('Deposit'))).toContain('40 % ≠ 30 %');
    expect(linked(terms('deposit'), bill('Bonus')).join()).not.toContain('≠');
    expect(linked(terms('price'), bill('Price')).join()).not.toContain('≠');
  });

  it('holds the only day of the month that each paper names against the other', () => {
    const lease = (...more: readonly string[]): string[] =>
      hall(
        'The rent of the cellar and yard is wired by the tenant within the first seven days of each month to the account of the owner at the harbour bank.',
        ...more,
      );
    const receipt = hall('Later rents are paid in person within the first five days of each month.');
    const days = 'first seven days of each month ≠ first five days of each month.';
    expect(linked(lease(), receipt)).toContain(days);
    expect(linked(lease('', 'The gas is read on the 9th of each month.'), receipt)).not.toContain(days);
  });

  it('holds what somebody bears himself against a limit of it', () => {
    const policy = ['Policy HB-24-117', '', 'The excess is £250 for each loss.'];
    expect(linked(policy, ['Policy HB-24-117', '', 'Excess limited to £500 for each loss'])).toContain('£250 ≠ £500');
    expect(linked(policy, ['Policy HB-24-117', '', 'Excess limited to £250 for each loss'])).not.toContain(
      '£250 ≠ £250',
    );
    const cover = ['Policy HB-24-117', '', 'The cover for keys is £250 for each loss.'];
    expect(linked(cover, ['Policy HB-24-117', '', 'Cover for keys limited to £500 for each loss'])).not.toContain(
      '£250 ≠ £500',
    );
  });

  it('holds the only prices of one unit against each other', () => {
    const offer = hall('Picking of 2.5 hectares of white vines by a crew of fourteen cutters, at 0.38 € a kilo.');
    const sale = (more: string): string[] =>
      hall(`Old wood is sold at 0.42 € per kilogram when the trunk has not been cut by a machine${more}.`);
    expect(linked(offer, sale(''))).toContain('0.38 € a kilo. ≠ 0.42 € per kilogram');
    expect(linked(offer, sale(', roots at 0.50 € a kilo')).join()).not.toContain('≠');
  });

  it('holds the quantity of the only row for a thing against how many a sentence counts', () => {
    const plan = hall('Pupils of all classes will grow vegetables in twelve beds behind the north yard of the school.');
    const order = (...rows: readonly string[]): string[] => hall('Item | Quantity | Price', ...rows);
    expect(linked(plan, order('Wooden bed | 10 | £96', 'Loam | 14 | £38'))).toContain('twelve ≠ 10');
    expect(linked(plan, order('Wooden bed | 4 | £96', 'Loam | 14 | £38')).join()).not.toContain('≠');
    expect(linked(plan, order('Wooden bed | 10 | £96', 'Stone bed | 2 | £38')).join()).not.toContain('≠');
  });

  it('takes the word that stands nearest to a number for its name', () => {
    const invoice = hall('Invoice 2025-118 of 3 May 2025 Contract 25-16');
    expect(linked(invoice, hall('Contract of mechanical harvest and haulage no. 25-61'))).toContain('25-16 ≠ 25-61');
  });

  it('holds amounts a slip apart against each other that a word not far from them names alone', () => {
    const rest = ['', 'Guests are welcome. Machines in the bay are used by two.'];
    const old = 'A member who breaks a machine through carelessness pays for the repair, but never more than £250.';
    const rewritten =
      'If you damage a machine by being careless you bear the cost of putting it right, up to a limit of £350.';
    const links = linked(hall('3. Machines', '', old, ...rest), hall('3. Using the machines', '', rewritten, ...rest));
    expect(links).toContain('£250. ≠ £350.');
  });

  it('holds a price that nothing names against no item of a list', () => {
    const leaflet = hall('Price: £19 a night');
    expect(linked(leaflet, hall('Item | Qty | Price', 'Bath | 1 | £25', 'Brush | 1 | £31')).join()).not.toContain('≠');
    expect(linked(leaflet, hall('Item | Qty | Price', 'Night | 1 | £25', 'Brush | 1 | £31'))).toContain('£19 ≠ £25');
  });
});
