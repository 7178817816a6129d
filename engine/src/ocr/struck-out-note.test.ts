import { describe, expect, it } from '@jest/globals';
import { struckOutNote } from './struck-out-note.ts';

describe(struckOutNote.name, () => {
  it('names the pages', () => {
    expect(struckOutNote([2])).toBe('Struck-out words were left out on page 2.');
    expect(struckOutNote([2, 5])).toBe('Struck-out words were left out on pages 2, 5.');
  });

  it('names ten pages at most', () => {
    const pages = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(struckOutNote(pages)).toBe(
      'Struck-out words were left out on pages 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more.',
    );
  });
});
