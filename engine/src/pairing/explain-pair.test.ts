import { describe, expect, it } from '@jest/globals';
import { explainPair } from './explain-pair.ts';
import { levelsOf } from './levels-of.ts';
import { probabilityOf } from './score.ts';
import { candidateOf } from './testing/candidates-of.ts';

describe(explainPair.name, () => {
  const pair = candidateOf('£1,250', '£1,520', ['The monthly rent is £1,250.'], ['The monthly rent is £1,520.']);
  const [start, said] = explainPair(pair);

  it('tells all that the probability is made of', () => {
    const sum = said.reduce((total, { weight }) => total + weight, start);
    expect(1 / (1 + Math.exp(-sum))).toBeCloseTo(probabilityOf(pair));
    expect(said.map(({ comparison, level }) => `${comparison} ${level}`).toSorted()).toEqual(levelsOf(pair).toSorted());
  });

  it('tells the heaviest first', () => {
    const weights = said.map(({ weight }) => Math.abs(weight));
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });
});
