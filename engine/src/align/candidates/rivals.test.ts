import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../../facts/fact.ts';
import type { Candidate } from './find-candidates.ts';
import { Rivals } from './rivals.ts';
import { factDocuments } from '../testing/aligned.ts';

/** The values of kilograms of some lines against the first one of another line, all alike. */
function candidates(line: string, ...others: readonly string[]): Candidate[] {
  const [own, other] = factDocuments([line], others).map(({ facts }) =>
    facts.filter(({ value }) => value.type === 'quantity'),
  );
  const toCandidate = (a: Fact, b: Fact): Candidate => ({
    a,
    b,
    relation: 'different',
    similarity: 0.5,
    required: 0.2,
    score: 0.5,
  });
  return (own ?? []).flatMap((a) => (other ?? []).map((b) => toCandidate(a, b)));
}

/** The values that have no rival. */
const alone = (all: readonly Candidate[]): number[] => {
  const rivals = new Rivals(all);
  return all.filter((one) => !rivals.has(one, () => true)).map(({ b }) => b.value.low);
};

describe(Rivals.name, () => {
  it('holds a value against neither of two that are as near', () => {
    expect(alone(candidates('Load 30 kg', 'Load 34 kg'))).toHaveLength(1);
    expect(alone(candidates('Load 30 kg', 'Load 34 kg', 'Load 38 kg'))).toEqual([]);
  });

  it('holds a limit against a limit, not against what was measured beside it', () => {
    const asked = 'Load | at most 30 kg';
    const [limit] = candidates(asked, 'Load | at most 34 kg');
    expect(alone(candidates(asked, 'Load | at most 34 kg | 36 kg'))).toEqual([limit?.b.value.low]);
    expect(alone(candidates(asked, 'Load | 34 kg | 36 kg'))).toEqual([]);
    expect(alone(candidates(asked, 'Load | at most 34 kg', '', 'Boats weigh 36 kg.'))).toEqual([]);
  });
});
