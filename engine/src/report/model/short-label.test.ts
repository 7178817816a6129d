import { describe, expect, it } from '@jest/globals';
import { shortLabel } from './short-label.ts';

describe('shortLabel', () => {
  it('leaves short texts as they are', () => {
    expect(shortLabel('Monthly rent', 12)).toBe('Monthly rent');
  });

  it('cuts at a space, unless that would leave little', () => {
    expect(shortLabel('Monthly base rent', 14)).toBe('Monthly base…');
    expect(shortLabel('A Donaudampfschiff', 12)).toBe('A Donaudamp…');
  });

  it('never cuts a character in two', () => {
    expect(shortLabel('😀😀😀😀', 3)).toBe('😀😀…');
  });
});
