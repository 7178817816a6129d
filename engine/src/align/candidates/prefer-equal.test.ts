import { describe, expect, it } from '@jest/globals';
import { slipBonus, type Candidate } from './find-candidates.ts';
import { preferEqual } from './prefer-equal.ts';
import { factDocuments } from '../testing/aligned.ts';

const [offer, order] = factDocuments(
  ['Oak shelf boards, 28 mm thick'],
  ['Side panels are 25 mm thick, the boards of oak 2.8 cm.'],
);
const [board] = offer?.facts ?? [];
const [panel, equal] = order?.facts ?? [];

/** The score of a slip that is this much alike beside an equal value that is this much alike. */
function scoreOfSlip(similarity: number, ofEqual: Partial<Candidate>): number | undefined {
  if (board === undefined || panel === undefined || equal === undefined) throw new Error('A line holds no measure.');
  const slip: Candidate = {
    a: board,
    b: panel,
    relation: 'different',
    isSlip: true,
    similarity,
    required: 0.2,
    score: similarity + slipBonus,
  };
  const same: Candidate = { ...slip, b: equal, relation: 'same', isSlip: false, score: 0, ...ofEqual };
  return preferEqual([slip, same])[0]?.score;
}

describe(preferEqual.name, () => {
  it('takes the bonus from a slip where an equal value is named no less alike', () => {
    expect(scoreOfSlip(0.3, { similarity: 0.3 })).toBeCloseTo(0.3);
  });

  it.each([
    ['is named less alike', { similarity: 0.29 }],
    ['only keeps to a limit', { similarity: 0.4, isWithin: true }],
    ['is too little alike to be of the same thing', { similarity: 0.3, required: 0.31 }],
  ])('leaves it where the equal value %s', (_, ofEqual) => {
    expect(scoreOfSlip(0.3, ofEqual)).toBeCloseTo(0.55);
  });
});
