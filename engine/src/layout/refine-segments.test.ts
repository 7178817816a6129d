import { describe, expect, it } from '@jest/globals';
import { refineSegments } from './refine-segments.ts';
import { documentOf, layOut, pageOfWords, type PlacedWord } from './testing/lay-out.ts';

/** Rows whose second column begins at 160; the name in the last one fills its cell. */
const rows = (...names: readonly string[]): PlacedWord[] =>
  names.flatMap((name, index): PlacedWord[] => [
    [name, 60, 100 + index * 14],
    [`${index}.50`, 160, 100 + index * 14],
  ]);

describe(refineSegments.name, () => {
  it('parts a full cell from the next where the lines around show a column', () => {
    expect(layOut(documentOf(pageOfWords(rows('Pump', 'Motor', 'Electromagnetic')))).at(-1)).toBe(
      'row: Electromagnetic | 2.50',
    );
  });

  it('asks more lines to show a column where the gap is hardly wider than a space', () => {
    const full = (names: readonly string[]): string | undefined =>
      layOut(documentOf(pageOfWords(rows(...names, 'Electromagnets..')))).at(-1);
    expect(full(['Pump', 'Motor', 'Valve'])).toBe('row: Electromagnets.. | 3.50');
    expect(full(['Pump', 'Motor'])).toBe('paragraph: Electromagnets.. 2.50');
  });

  it('leaves the words of a line together that stands alone', () => {
    expect(layOut(documentOf(pageOfWords(rows('Electromagnetic'))))).toEqual(['paragraph: Electromagnetic 0.50']);
  });
});
