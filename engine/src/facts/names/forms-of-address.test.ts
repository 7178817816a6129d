import { describe, expect, it } from '@jest/globals';
import { isFormOfAddress } from './forms-of-address.ts';

describe('isFormOfAddress', () => {
  it.each(['Ms', 'Mr.', 'Herrn', 'Fräulein', 'Mme', 'Señora', 'Dª'])('knows %s', (word) => {
    expect(isFormOfAddress(word)).toBe(true);
  });

  it.each(['Dr', 'Mister Minit', 'Frauenthal', 'Donna'])('leaves %s, which says more', (word) => {
    expect(isFormOfAddress(word)).toBe(false);
  });
});
