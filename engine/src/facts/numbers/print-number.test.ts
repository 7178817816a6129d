import { describe, expect, it } from '@jest/globals';
import { printNumber } from './print-number.ts';

describe('printNumber', () => {
  it('groups thousands and divides decimals as the document does', () => {
    expect(printNumber(1_234_620.5, 2, { decimal: '.' })).toBe('1,234,620.50');
    expect(printNumber(3_245.2, 2, { decimal: ',' })).toBe('3.245,20');
  });

  it('leaves small and negative numbers readable', () => {
    expect(printNumber(999.6, 0, { decimal: '.' })).toBe('1,000');
    expect(printNumber(-46, 2, { decimal: ',' })).toBe('-46,00');
  });
});
