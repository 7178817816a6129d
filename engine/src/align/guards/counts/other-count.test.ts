import { describe, expect, it } from '@jest/globals';
import { isOtherCount } from './other-count.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the first numbers of two lines count two things. */
function areOther(first: string, second: string): boolean {
  const documents = factDocuments([first], [second]);
  const [a, b] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'number'));
  if (a === undefined || b === undefined) throw new Error('A line holds no number.');
  return isOtherCount(a, b, documents);
}

describe(isOtherCount.name, () => {
  it('keeps apart what counts two things', () => {
    expect(areOther('The fee is paid in four instalments.', 'There are two payments of the fee.')).toBe(true);
    expect(areOther('The mill has nine floors.', 'The mill has seven floors.')).toBe(false);
  });

  it.each([
    ['pieces, which are whatever is delivered', 'We send 40 lamps.', 'We send 36 pieces.'],
    ['what no thing is named for', 'The mill has nine floors.', 'Floors of the mill: seven'],
    ['figures that differ by a slip', 'The roof has 1,374 slates.', 'The roof has 1,347 shingles.'],
  ])('leaves to be compared %s', (_, first, second) => {
    expect(areOther(first, second)).toBe(false);
  });

  it('takes small figures that differ in one for no slip', () => {
    expect(areOther('The hall holds 120 chairs.', 'The hall holds 150 lamps.')).toBe(true);
  });
});
