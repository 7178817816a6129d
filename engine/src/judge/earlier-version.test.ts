import { describe, expect, it } from '@jest/globals';
import { earlierByName } from './earlier-version.ts';

describe('earlierByName', () => {
  it.each([
    ['vessel-2005.pdf', 'vessel-2006.pdf', 'first'],
    ['msa-draft-3.2.pdf', 'msa-draft-3.1.pdf', 'second'],
    ['lease_v10.pdf', 'lease_v2.pdf', 'second'],
    ['lease v2.pdf', 'lease v2.1.pdf', 'first'],
    ['Draft.pdf', 'signed.pdf', 'first'],
    ['lease final.pdf', 'lease.pdf', 'second'],
  ])('takes from %s and %s that the %s is the earlier', (a, b, earlier) => {
    expect(earlierByName(a, b)).toBe(earlier);
  });

  it.each([
    ['a number that counts no versions', 'flat-3.pdf', 'flat-4.pdf'],
    ['two years in one name', 'lease-2024-2025.pdf', 'lease-2026.pdf'],
    ['names that contradict themselves', 'lease-2024-final.pdf', 'lease-2025-draft.pdf'],
    ['a part of another word', 'renewal.pdf', 'salt.pdf'],
    ['equal names', 'draft v2.pdf', 'draft v2.pdf'],
  ])('is silent on %s', (_, a, b) => {
    expect(earlierByName(a, b)).toBeUndefined();
  });
});
