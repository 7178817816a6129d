import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { timeFormat, timeOfDay } from './time-format.ts';

describe('the format of a time', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is made for the first one, and only then', () => {
    const make = jest.spyOn(Intl, 'DateTimeFormat');
    const year = timeFormat({ year: 'numeric' });
    expect(make).not.toHaveBeenCalled();
    const shown = [year(Date.UTC(2026, 5, 1)), year(Date.UTC(2027, 5, 1))];
    expect(shown).toEqual(['2026', '2027']);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('shows the time of day in hours and minutes', () => {
    expect(timeOfDay(new Date(2026, 10, 28, 9, 5).getTime())).toBe('09:05');
  });

  it.each([
    ['en-GB', '28 November, 14:05'],
    ['en-US', 'November 28, 2:05 PM'],
    ['en', 'November 28, 2:05 PM'],
    ['de', '28 November, 14:05'],
    ['fr-CA', 'November 28, 2:05 p.m.'],
  ])('follows the region of the reader: %s', (language, expected) => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    const at = new Date(2026, 10, 28, 14, 5).getTime();
    const [day, time] = [timeFormat({ day: 'numeric', month: 'long' }), timeFormat({ timeStyle: 'short' })];
    expect(`${day(at)}, ${time(at).replaceAll('\u202f', ' ')}`).toBe(expected);
  });
});
