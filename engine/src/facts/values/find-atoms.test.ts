import { describe, expect, it } from '@jest/globals';
import { valuesIn } from '../testing/values-in.ts';

describe('findAtoms', () => {
  it('counts nothing by the two years of a season', () => {
    expect(valuesIn('the 2031-32 season and the 2032–33 season')).toEqual([]);
    expect(valuesIn('24-32 seats')).not.toEqual([]);
  });
});
