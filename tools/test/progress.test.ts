import { describe, expect, it } from '@jest/globals';
import { describeProgress, formatLeft, partVariable, readPart } from './progress.ts';

const journeys = { name: 'Journeys', seconds: 400, secondsAfter: 0 };

describe(describeProgress, () => {
  it('takes the rest of a part to go as its beginning did', () => {
    const line = describeProgress(journeys, { done: 50, total: 200, elapsedSeconds: 120 });
    expect(line).toBe('Journeys: 50 of 200 done, about 6 min left');
  });

  it('takes later parts to be as much slower than usual as this one', () => {
    const unit = { name: 'Unit tests', seconds: 100, secondsAfter: 400 };
    const line = describeProgress(unit, { done: 50, total: 100, elapsedSeconds: 100 });
    expect(line).toBe('Unit tests: 50 of 100 done, about 15 min left');
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
