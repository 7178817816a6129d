import { describe, expect, it } from '@jest/globals';
import { amountsOf, follows } from './follows-from.ts';

const amounts = (first: number, second: number, document = 'd2') => {
  const shown = (id: string, value: number) => ({
    document: id,
    page: 1,
    quote: `${value}`,
    boxes: [],
    missing: false,
    normalized: { type: 'number', value: `${value}` },
  });
  const found = amountsOf(shown('d1', first), shown(document, second));
  if (found === undefined) throw new Error('They are amounts.');
  return found;
};

describe(follows.name, () => {
  const pieces = amounts(48, 52);

  it('knows a row by its ratio, and a total by its difference', () => {
    expect(follows(amounts(5376, 5824), pieces)).toBe(true);
    expect(follows(amounts(9376, 9824), amounts(5376, 5824))).toBe(true);
  });

  it('takes nothing else for what follows', () => {
    expect(follows(amounts(5376, 5810), pieces)).toBe(false);
    expect(follows(amounts(5376, 5824, 'd3'), pieces)).toBe(false);
    expect(follows(amounts(12, 13), pieces)).toBe(false);
  });
});

describe(amountsOf.name, () => {
  it('is nothing where a value is no amount or both are one', () => {
    const day = { document: 'd1', page: 1, quote: '1 May', boxes: [], missing: false, normalized: { type: 'date' } };
    expect(amountsOf(day, day)).toBeUndefined();
    expect(() => amounts(5376, 5376)).toThrow();
  });
});
