import { describe, expect, it } from '@jest/globals';
import { textLines, type Measure, type TextPiece } from './text-lines.ts';

/** Every character is one point wide. */
const measure: Measure = (text) => text.length;

const linesOf = (pieces: readonly TextPiece[], width: number): string[] =>
  textLines(pieces, width, measure).map((line) =>
    line
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  );

describe('textLines', () => {
  it('breaks at spaces, and the space at an end needs no room', () => {
    expect(linesOf([{ text: 'one two three' }], 7)).toEqual(['one two', 'three']);
  });

  it('goes on in the same line where the look changes', () => {
    const [line] = textLines([{ text: 'one ' }, { text: 'two', bold: true }], 20, measure);
    expect(line?.map(({ x, look }) => [x, look.bold])).toEqual([
      [0, undefined],
      [4, true],
    ]);
  });

  it('breaks where the text does, and keeps empty lines', () => {
    expect(linesOf([{ text: 'one\n\ntwo' }], 20)).toEqual(['one', '', 'two']);
  });

  it('cuts a word that is wider than a line', () => {
    expect(linesOf([{ text: 'a 1234567890' }], 4)).toEqual(['a', '1234', '5678', '90']);
  });

  it('sets right-to-left words from the right, numbers in their own order', () => {
    const [line] = textLines([{ text: 'דמי שכירות 12 000' }], 20, measure);
    expect(line?.map(({ text }) => text.trim())).toEqual(['12', '000', 'שכירות', 'דמי']);
    expect((line?.at(-1)?.x ?? 0) + (line?.at(-1)?.width ?? 0)).toBe(20);
  });
});
