import { describe, expect, it } from '@jest/globals';
import { isShadow } from './is-shadow.ts';
import type { PlacedBox } from './placed-box.ts';

const letter = (left: number, width: number): PlacedBox => ({ left, top: 72, right: left + width, bottom: 82 });

describe(isShadow.name, () => {
  it('knows a letter that is drawn again a little aside', () => {
    expect(isShadow(letter(101, 5), letter(100, 5))).toBe(true);
  });

  it('leaves the second of two equal letters', () => {
    expect(isShadow(letter(105, 5), letter(100, 5))).toBe(false);
  });

  it('leaves a ligature behind a letter that reaches over it: `f` and `fi`', () => {
    expect(isShadow(letter(367.9, 5.1), letter(365.8, 4.5))).toBe(false);
  });
});
