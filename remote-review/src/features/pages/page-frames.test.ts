import { describe, expect, it } from '@jest/globals';
import { framesOf } from './page-frames.ts';

const letter = { width: 612, height: 792 };
const small = { width: 300, height: 100 };
const wide = { width: 1_000, height: 800 };

describe('framesOf', () => {
  it('puts pages one below the other, whatever their size', () => {
    const mixed = framesOf(3, { usual: letter, others: new Map([[2, small]]) }, 2);
    expect([1, 2, 3].map((number) => mixed.at(number))).toEqual([
      { number: 1, top: 12, width: 1_224, height: 1_584 },
      { number: 2, top: 1_608, width: 600, height: 200 },
      { number: 3, top: 1_820, width: 1_224, height: 1_584 },
    ]);
    expect([mixed.height, mixed.width]).toEqual([3_416, 1_224]);
  });

  it('stands each page below the one before it, in whatever order their sizes were learnt', () => {
    const others = new Map([
      [90, wide],
      [3, small],
      [40, small],
      [4, wide],
    ]);
    const frames = framesOf(100, { usual: letter, others }, 1.3);
    for (let number = 2; number <= 100; number += 1) {
      const [before, frame] = [frames.at(number - 1), frames.at(number)];
      expect(frame?.top).toBeCloseTo((before?.top ?? 0) + (before?.height ?? 0) + 12);
    }
    expect(frames.height).toBeCloseTo((frames.at(100)?.top ?? 0) + 792 * 1.3 + 12);
    expect(frames.width).toBe(1_300);
  });

  it('has no other pages than there are', () => {
    const frames = framesOf(3, { usual: letter, others: new Map() }, 1);
    expect([frames.at(0), frames.at(4)]).toEqual([undefined, undefined]);
    const none = framesOf(0, { usual: letter, others: new Map() }, 1);
    expect([none.at(1), none.height, none.width]).toEqual([undefined, 0, 0]);
  });
});
