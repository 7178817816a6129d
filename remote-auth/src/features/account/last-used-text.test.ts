import { describe, expect, it } from '@jest/globals';
import { lastUsedText } from './last-used-text.ts';

/** A time of this place, as the server tells it. */
const at = (...parts: [number, number, number, number, number]): string => new Date(...parts).toISOString();
const now = new Date(2026, 10, 27, 9, 30);

describe('lastUsedText', () => {
  it.each([
    ['the same day', at(2026, 10, 27, 8, 12), 'Last used today at 08:12'],
    ['a clock that is ahead', at(2026, 10, 28, 0, 1), 'Last used today at 00:01'],
    ['the evening before', at(2026, 10, 26, 23, 59), 'Last used yesterday at 23:59'],
    ['another day', at(2026, 10, 19, 12, 0), 'Last used on 19 November'],
    ['another year', at(2025, 10, 19, 12, 0), 'Last used on 19 November 2025'],
  ])('tells %s', (_, lastUsedAt, text) => {
    expect(lastUsedText(lastUsedAt, now)).toBe(text);
  });
});
