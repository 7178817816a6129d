import { describe, expect, it } from '@jest/globals';
import { parseRange } from './byte-range.ts';

describe('parseRange', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-0', 'whole'],
    ['bytes=0-1, 5-6', 'whole'],
    ['bytes=-', 'whole'],
    ['pages=1-2', 'whole'],
    [undefined, 'whole'],
  ])('reads %s of 100 bytes as %j', (header, range) => {
    expect(parseRange(header, 100)).toEqual(range);
  });
});
