import { describe, expect, it } from '@jest/globals';
import { isEffectOfAmendment } from './effect-of-amendment.ts';
import { factDocuments } from './testing/aligned.ts';

/** Whether the first date of a paper is the day of effect of a change to what the other paper tells of. */
function isEffect(paper: readonly string[], other: readonly string[]): boolean {
  const documents = factDocuments(paper, other);
  const [a, b] = documents.map(({ facts }) => facts.find(({ value }) => value.type === 'date'));
  if (a === undefined || b === undefined) throw new Error('A paper holds no date.');
  return isEffectOfAmendment(a, b, documents);
}

const policy = ['# Policy of insurance', '', 'Cover begins on 3 February 2025'];

describe(isEffectOfAmendment.name, () => {
  it.each([
    ['# Endorsement 2', 'Effective date: 9 May 2025'],
    ['# Nachtrag 1', 'Wirksam ab: 9. Mai 2025'],
    ['# Avenant 3', 'Date d’effet : 9 mai 2025'],
  ])('knows the day of a change: %s, %s', (title, line) => {
    expect(isEffect([title, '', line], policy)).toBe(true);
  });

  it.each([
    ['of no amendment', ['# Certificate', '', 'Effective date: 9 May 2025'], policy],
    [
      'beside another amendment',
      ['# Endorsement 2', '', 'Effective date: 9 May 2025'],
      ['# Amendment 2', '', 'It holds from 1 June 2025'],
    ],
    ['under another label', ['# Endorsement 2', '', 'Cover begins: 9 May 2025'], policy],
    ['that is a slip away', ['# Endorsement 2', '', 'Effective date: 8 February 2025'], policy],
  ])('leaves a day %s', (_, paper, other) => {
    expect(isEffect(paper, other)).toBe(false);
  });
});
