import { describe, expect, it } from '@jest/globals';
import { queuePlace, tellPlace } from './queue-place.ts';

describe('queuePlace', () => {
  it.each([
    ['nobody is before it', { queuedAhead: 0, runningNow: 0 }, 1, undefined],
    ['a worker has room for another', { queuedAhead: 0, runningNow: 1 }, 2, undefined],
    ['one runs', { queuedAhead: 0, runningNow: 1 }, 1, 1],
    ['one waits', { queuedAhead: 1, runningNow: 0 }, 1, 2],
    ['it does not wait', { queuedAhead: null, runningNow: null }, 1, undefined],
  ])('when %s', (_, ahead, workers, place) => {
    expect(queuePlace(ahead, workers)).toBe(place);
  });
});

describe('tellPlace', () => {
  it.each([
    [undefined, 'Starting'],
    [1, '1st in the queue'],
    [2, '2nd in the queue'],
    [3, '3rd in the queue'],
    [11, '11th in the queue'],
    [22, '22nd in the queue'],
  ])('says of %s: %s', (place, words) => {
    expect(tellPlace(place)).toBe(words);
  });
});
