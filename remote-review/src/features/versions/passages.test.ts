import { describe, expect, it } from '@jest/globals';
import { ascending, mapPassage, turned, type Anchor } from './passages.ts';

const anchors: readonly Anchor[] = [
  [100, 200],
  [300, 300],
];

describe('ascending', () => {
  it('leaves out what was moved', () => {
    expect(
      ascending([
        [300, 300],
        [200, 900],
        [100, 200],
        [400, 350],
        [250, 100],
      ]),
    ).toEqual([
      [100, 200],
      [200, 900],
    ]);
  });
});

describe('mapPassage', () => {
  it.each([
    [0, 0],
    [50, 100],
    [100, 200],
    [200, 250],
    [300, 300],
    [350, 350],
  ])('finds the passage at %d', (height, wanted) => {
    expect(mapPassage(anchors, height)).toBe(wanted);
  });

  it('goes the other way round, too', () => {
    expect(mapPassage(turned(anchors), 250)).toBe(200);
  });

  it('leaves heights alone where nothing ties the versions together', () => {
    expect(mapPassage([], 123)).toBe(123);
  });
});
