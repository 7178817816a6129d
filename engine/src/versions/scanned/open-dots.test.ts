import { describe, expect, it } from '@jest/globals';
import { OpenDots } from './open-dots.ts';

describe('OpenDots', () => {
  it('finds the next open dot, and none that was taken', () => {
    const open = new OpenDots(Uint8Array.of(0, 1, 1, 0, 0, 1));
    expect([0, 2, 3].map((place) => open.firstFrom(place))).toEqual([1, 2, 5]);
    open.take(2);
    open.take(1);
    expect(open.firstFrom(0)).toBe(5);
  });

  it('says their number where none is left', () => {
    const open = new OpenDots(Uint8Array.of(1, 0));
    open.take(0);
    expect(open.firstFrom(0)).toBe(2);
  });
});
