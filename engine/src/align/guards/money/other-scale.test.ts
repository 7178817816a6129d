import { describe, expect, it } from '@jest/globals';
import { isInOtherScale } from './other-scale.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the first values of two lines are one sum at two scales. */
function areOne(a: string, b: string): boolean {
  const documents = factDocuments([a], [b]);
  const [x, y] = documents.map(({ facts }) => facts[0]);
  if (x === undefined || y === undefined) throw new Error('A line holds no value.');
  return isInOtherScale(x, y, documents) && isInOtherScale(y, x, documents);
}

describe(isInOtherScale.name, () => {
  it('knows a figure of a table that leaves thousands or millions off', () => {
    expect(areOne('Turnover was £17.43 million.', 'Turnover | 17,431')).toBe(true);
    expect(areOne('Turnover was £17.43 million.', 'Turnover | 17,481')).toBe(false);
    expect(areOne('Turnover was £412,300,000.', 'Turnover | 412.3')).toBe(true);
  });

  it('knows no scale in a sentence, nor of small figures', () => {
    expect(areOne('Turnover was £17.43 million.', 'We sold 17,431 lamps.')).toBe(false);
    expect(areOne('Lamps cost £17,000.', 'Lamps | 17')).toBe(false);
  });
});
