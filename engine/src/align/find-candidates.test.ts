import { describe, expect, it } from '@jest/globals';
import { findCandidates } from './find-candidates.ts';
import { linked } from './testing/aligned.ts';

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

  it('holds a price that nothing names against no item of a list', () => {
    const leaflet = hall('Price: £19 a night');
    expect(linked(leaflet, hall('Item | Qty | Price', 'Bath | 1 | £25', 'Brush | 1 | £31')).join()).not.toContain('≠');
    expect(linked(leaflet, hall('Item | Qty | Price', 'Night | 1 | £25', 'Brush | 1 | £31'))).toContain('£19 ≠ £25');
  });
});
