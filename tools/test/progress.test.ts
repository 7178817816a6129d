import { describe, expect, it } from '@jest/globals';
import { describeProgress, formatLeft, partVariable, readPart } from './progress.ts';

const journeys = { name: 'Journeys', seconds: 400, secondsAfter: 0 };

describe(describeProgress, () => {
  it('goes by the plan while the first tests, which take longest, say little', () => {
    const line = describeProgress(journeys, { done: 2, total: 200, elapsedSeconds: 40 });
    expect(line).toBe('Journeys: 2 of 200 done, about 7 min left');
  });

  it('takes the rest and later parts to be as much slower than planned as what is done', () => {
    const unit = { name: 'Unit tests', seconds: 100, secondsAfter: 400 };
    const line = describeProgress(unit, { done: 90, total: 100, elapsedSeconds: 180 });
    expect(line).toBe('Unit tests: 90 of 100 done, about 13 min left');
  });
});

describe(formatLeft, () => {
  it.each([
    [0, '0 s'],
    [41, '50 s'],
    [90, '2 min'],
    [540, '9 min'],
  ])('writes %d seconds as %s', (seconds, text) => {
    expect(formatLeft(seconds)).toBe(text);
  });
});

describe(readPart, () => {
  it('knows no part outside a whole run', () => {
    expect(readPart({})).toBeUndefined();
    expect(readPart({ [partVariable]: JSON.stringify(journeys) })).toEqual(journeys);
  });
});
