import { describe, expect, it } from '@jest/globals';
import { compareVersions } from './compare-versions.ts';
import { papersOf } from './testing/papers-of.ts';
import { editionsWith, rewordings, type Rewording } from './testing/reworded-editions.ts';

/** Two editions of which one clause is as it is given. */
function compared(a: string, b: string, others = rewordings) {
  const [first, second] = papersOf(...editionsWith(a, b, others));
  if (first === undefined || second === undefined) throw new Error('two papers');
  const { isReworded, isAccounted, changes } = compareVersions(first, second);
  expect(isAccounted).toBe(true);
  const told = changes.filter(({ class: kind }) => kind === 'substance').map(({ matter }) => matter);
  return { isReworded, told };
}

describe('editions that were reworded', () => {
  it('differ in other words for the same', () => {
    expect(compared('1.9 The fee is due.', '1.9 The fee is due.')).toEqual({ isReworded: true, told: [] });
  });

  it('are none where most sentences are the same', () => {
    const most = rewordings.map(([text, other], at): Rewording => [text, at === 0 ? other : text]);
    const { isReworded, told } = compared('1.9 The fee is due.', '1.9 The fee is due.', most);
    expect(isReworded).toBe(false);
    expect(told).not.toEqual([]);
  });

  it('are none where one edition has many sentences of its own, and the others are the same', () => {
    const own = rewordings.flatMap(([text, other]): Rewording[] => [
      [text, text],
      [other, ''],
    ]);
    expect(compared('1.9 The fee is due.', '1.9 The fee is due.', own).isReworded).toBe(false);
  });

  it('are none where sentences differ in numbers and values alone', () => {
    const numbered = rewordings.map(([text], at): Rewording => {
      const stem = text.replace(/\.$/u, '');
      return [`${stem} under clause ${at + 2}.1 for £${at}00.`, `${stem} under clause ${at + 3}.1 for £${at}50.`];
    });
    expect(compared('1.9 The fee is due.', '1.9 The fee is due.', numbered).isReworded).toBe(false);
  });

  it('are none where there are few sentences', () => {
    expect(compared('1.9 The fee is due.', '1.9 The fee is due.', rewordings.slice(0, 4)).isReworded).toBe(false);
  });

  it.each([
    ['a value that differs', '1.9 The fee is £1,250.00.', '1.9 The fee of £1,520.00 is owed.', ['value']],
    ['no value in other words', '1.9 The fee is due after 14 days.', '1.9 The fee is due after two weeks.', []],
    ['a negation', '1.9 The mill may let the yard.', '1.9 The mill may not let the yard.', ['negation']],
    ['a name', '1.9 Repairs are paid by Alder.', '1.9 Repairs are paid by Birch.', ['name']],
    ['no other word', '1.9 The fee is paid to the carrier.', '1.9 The fee is handed to the carrier.', []],
  ])('tell %s', (_, a, b, told) => {
    expect(compared(a, b)).toEqual({ isReworded: true, told });
  });

  it('tell a sentence that only one of them has', () => {
    const { told } = compared('1.9 The mill may let the yard.', '');
    expect(told).toEqual(['sentence-deleted']);
  });
});
