import { describe, expect, it } from '@jest/globals';
import { documentOf, layOut, pageOfWords, type PlacedWord } from './testing/lay-out.ts';
import { isTypedSpace } from './typed-space.ts';

/** Words of a line, each letter set as wide as the space between the words. */
function typed(text: string, top: number, wider: (index: number) => number = () => 0): PlacedWord[] {
  let left = 60;
  return text.split(' ').map((word, index): PlacedWord => {
    left += wider(index);
    const place: PlacedWord = [word, left, top, { width: word.length * 8 - 1 }];
    left += (word.length + 1) * 8;
    return place;
  });
}
const lay = (...lines: readonly PlacedWord[][]): string[] => layOut(documentOf(pageOfWords(lines.flat())));

describe(isTypedSpace.name, () => {
  it('is no edge of a column, though the line below has spaces at the same places', () => {
    expect(lay(typed('1. The boat is at the quay', 100), typed('2. Our dog is in the barn.', 118))).not.toContainEqual(
      expect.stringMatching(/^row/u),
    );
  });

  it('is told from a gap that is wider than a letter', () => {
    const apart = (index: number): number => (index === 6 || index === 8 ? 3 : 0);
    const lines = ['Pier boat lift with a hoist 20 per week', 'Quay dock ramp with a winch 35 per week'];
    expect(lay(...lines.map((text, row) => typed(text, 100 + row * 14, apart)))).toEqual([
      'row: Pier boat lift with a hoist | 20 per | week',
      'row: Quay dock ramp with a winch | 35 per | week',
    ]);
  });
});
