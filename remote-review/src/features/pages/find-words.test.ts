import { describe, expect, it } from '@jest/globals';
import { findWords } from './find-words.ts';
import type { TextPiece } from './pdf-file.ts';

const line = (text: string, top: number): TextPiece => ({ text, box: [100, top, 100 + text.length * 10, top + 12] });
const page = [line('The “Tenant” pays the base', 10), line('rent. The Base Rent', 30)];

describe('findWords', () => {
  it('finds every place, in letters of any case', () => {
    expect(findWords(page, ' the ')).toEqual([[[100, 10, 130, 22]], [[280, 10, 310, 22]], [[160, 30, 190, 42]]]);
  });

  it('goes on in the next line', () => {
    expect(findWords(page, 'base rent')).toEqual([
      [
        [320, 10, 360, 22],
        [100, 30, 140, 42],
      ],
      [[200, 30, 290, 42]],
    ]);
  });

  it('takes one quote for another', () => {
    expect(findWords(page, '"tenant"')).toHaveLength(1);
  });

  it.each(['', '  ', 'landlord'])('finds nothing for “%s”', (words) => {
    expect(findWords(page, words)).toEqual([]);
  });
});
