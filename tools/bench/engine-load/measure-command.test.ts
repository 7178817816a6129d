import { describe, expect, it } from '@jest/globals';
import { median } from './measure-command.ts';

describe('median', () => {
  it('is the value in the middle, or between the two that are', () => {
    expect(median([9, 1, 4])).toBe(4);
    expect(median([9, 1, 4, 6])).toBe(5);
  });

  it('is no number where nothing was measured', () => {
    expect(median([])).toBeNaN();
  });
});
