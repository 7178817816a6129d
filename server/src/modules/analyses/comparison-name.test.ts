import { describe, expect, it } from '@jest/globals';
import { comparisonNameMax } from '@app/shared/contracts';
import { comparisonName } from './comparison-name.ts';

describe('comparisonName', () => {
  it.each([
    [['lease.pdf', 'amendment.PDF'], 'lease and amendment'],
    [['quay-street-lease.pdf', 'b.pdf', 'c.pdf', 'd.pdf'], 'quay-street-lease and 3 more'],
    [['no ending', 'b.pdf', 'c.pdf'], 'no ending and 2 more'],
  ])('names %j %s', (files, name) => {
    expect(comparisonName(files)).toBe(name);
  });

  it.each([2, 1_000])('is short enough for %i files with long names', (count) => {
    const name = comparisonName(Array.from({ length: count }, () => '𝒏'.repeat(120)));
    expect(Array.from(name).length).toBeLessThanOrEqual(comparisonNameMax);
  });
});
