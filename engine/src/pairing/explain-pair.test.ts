import { describe, expect, it } from '@jest/globals';
import { explainPair } from './explain-pair.ts';
import { levelsOf } from './levels-of.ts';
import { weigh } from './score.ts';
import { candidateOf } from './testing/candidates-of.ts';

describe(explainPair.name, () => {
  const pair = candidateOf('£1,250', '£1,520', ['The monthly rent is £1,250.'], ['The monthly rent is £1,520.']);
  const weighed = { pair, rivalry: 1.5, probability: 0 };
  const [start, said] = explainPair(weighed);

  it('tells all that the probability is made of', () => {
    const sum = said.reduce((total, { weight }) => total + weight, start);
    const [alone] = weigh([pair]);
    const odds = (probability = 0): number => probability / (1 - probability);
    expect(Math.exp(sum)).toBeCloseTo(odds(alone?.probability) / (1 + weighed.rivalry));
    const asked = said.filter(({ comparison }) => comparison !== 'rivals');
    expect(asked.map(({ comparison, level }) => `${comparison} ${level}`).toSorted()).toEqual(
      levelsOf(pair).toSorted(),
    );
  });

  it('tells the heaviest first', () => {
    const weights = said.map(({ weight }) => Math.abs(weight));
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });
});
