import { describe, expect, it } from '@jest/globals';
import { isOtherDay } from './other-day.ts';
import { factDocuments } from '../../testing/aligned.ts';

/** Whether the first dates of two papers are the days of two papers. */
function areOther(first: readonly string[], second: readonly string[]): boolean {
  const documents = factDocuments(first, second);
  const [a, b] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'date'));
  if (a === undefined || b === undefined) throw new Error('A paper holds no date.');
  return isOtherDay(a, b, documents);
}

const letter = ['# Letter', '', 'Hull, 3 May 2025'];

describe(isOtherDay.name, () => {
  it('keeps the days apart that two papers give themselves', () => {
    expect(areOther(letter, ['# Report', '', 'York, 13 May 2025'])).toBe(true);
  });

  it('keeps the day of a paper apart from what happens on another', () => {
    expect(areOther(letter, ['The play opens on 24 June 2025.'])).toBe(true);
    expect(areOther(letter, ['The barge is delivered on 13 May 2025.'])).toBe(true);
  });

  it('takes no other day of the week for a slip', () => {
    const drawnUp = ['Inventory of Room B · drawn up on Friday 12 September 2025'];
    expect(areOther(drawnUp, ['Your room is ready on Saturday, 13 September.'])).toBe(true);
    expect(areOther(drawnUp, ['We refer to the inventory of Friday, 13 September.'])).toBe(false);
  });

  it('leaves days to be compared that are of no paper, and one that may be mistyped', () => {
    expect(areOther(['The play opens on 24 June 2025.'], ['The play opens on 23 June 2025.'])).toBe(false);
    expect(areOther(letter, ['We wrote to you in our letter of 13 May 2025.'])).toBe(false);
  });
});
