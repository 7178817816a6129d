import type { Box } from '@app/shared/contracts';
import { describe, expect, it } from '@jest/globals';
import { spotOf, spotOn, wordsOfMissing } from './missing-spot.ts';
import type { MissingMark } from './page-mark.ts';

const letter = { width: 612, height: 792 };
const line = (top: number): Box => [72, top, 540, top + 12];
const after: readonly Box[] = [line(100)];
const missing = (changes: Partial<MissingMark> = {}): MissingMark => ({
  page: 1,
  after,
  what: 'an exhibit “A-4”',
  why: 'The exhibits end here.',
  ...changes,
});

describe('where it is told that something is missing', () => {
  it('is below the place, where nothing is printed', () => {
    expect(spotOf(after, [line(100), line(300)], letter, 60)).toBe(120);
  });

  it('is below a line that would be covered, and not far from the place', () => {
    expect(spotOf(after, [line(100), line(124)], letter, 60)).toBe(144);
  });

  it('is nowhere on a page where every spot near the place would cover a line', () => {
    const lines = Array.from({ length: 40 }, (_, index) => line(100 + index * 16));
    expect(spotOf(after, lines, letter, 60)).toBeNull();
  });

  it('is nowhere below the foot of the page, nor where there is no place', () => {
    expect(spotOf([line(740)], [line(740)], letter, 60)).toBeNull();
    expect(spotOf([], [], letter, 60)).toBeNull();
  });

  it('takes more room where letters are larger beside the page', () => {
    const known = { key: 'd1 1', number: 1, size: letter, edges: [72, 540] as const, lines: [line(100), line(190)] };
    expect(spotOn(known, missing(), 1.2)).toBe(120);
    expect(spotOn(known, missing(), 0.6)).toBeNull();
    expect(spotOn(known, undefined, 1)).toBeNull();
  });
});

describe('wordsOfMissing', () => {
  it('ends a sentence once', () => {
    expect(wordsOfMissing(missing()).what).toBe('Searched for here: an exhibit “A-4”.');
    expect(wordsOfMissing(missing({ what: 'Progress Payments …' })).what).toBe(
      'Searched for here: Progress Payments\u00a0…',
    );
  });

  it('says of what has no place that all was looked through', () => {
    const plain = { what: null, why: null };
    expect(wordsOfMissing(missing({ ...plain, after: [] })).what).toBe(
      'Searched for in the whole document; not found.',
    );
    expect(wordsOfMissing(missing(plain)).what).toBe('Searched for here; not found.');
  });
});
