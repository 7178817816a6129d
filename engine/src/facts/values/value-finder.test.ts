import { describe, expect, it } from '@jest/globals';
import type { NumberFormat } from '../numbers/number-format.ts';
import { valueFinder } from './value-finder.ts';

const english: NumberFormat = { decimal: '.', dateOrder: 'day', language: 'en' };
const german: NumberFormat = { decimal: ',', dateOrder: 'day', language: 'de' };

describe('valueFinder', () => {
  it('looks at a text once, however often it is asked', () => {
    let looks = 0;
    const find = valueFinder(() => {
      looks += 1;
      return [];
    });
    expect(find('Rent: 1.200', english)).toEqual([]);
    expect(find('Rent: 1.200', { ...english })).toEqual([]);
    expect(find('Deposit: 1.200', english)).toEqual([]);
    expect(looks).toBe(2);
  });

  it('looks again where numbers are printed in another way', () => {
    const find = valueFinder();
    expect(find('1.200', english)[0]?.value.low).toBe(1.2);
    expect(find('1.200', german)[0]?.value.low).toBe(1200);
  });
});
