import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { timeFormat, timeOfDay } from './time-format.ts';

describe('the format of a time', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is made when the first one is told, and only then', () => {
    const make = jest.spyOn(Intl, 'DateTimeFormat');
    const year = timeFormat({ year: 'numeric' });
    expect(make).not.toHaveBeenCalled();
    const told = [year(Date.UTC(2026, 5, 1)), year(Date.UTC(2027, 5, 1))];
    expect(told).toEqual(['2026', '2027']);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('tells the time of day in hours and minutes', () => {
    expect(timeOfDay(new Date(2026, 10, 28, 9, 5).getTime())).toBe('09:05');
  });
});
