import { describe, expect, it } from '@jest/globals';
import { joinSigns } from './join-signs.ts';
import { documentOf, layOut, pageOfWords, type PlacedWord } from './testing/lay-out.ts';

const row = (top: number, ...cells: readonly (readonly [string, number])[]): PlacedWord[] =>
  cells.map(([text, left]) => [text, left, top]);

const lastOf = (...lines: readonly PlacedWord[][]): string | undefined =>
  layOut(documentOf(pageOfWords(lines.flat()))).at(-1);

const figures = row(100, ['Cost', 60], ['472', 180], ['469', 280], ['3', 380]);

describe(joinSigns.name, () => {
  it('makes one cell of a figure and the signs at the edges of its column', () => {
    const accounts = row(
      114,
      ['Revenue', 60],
      ['$', 150],
      ['1,711', 180],
      ['$', 230],
      ['(863)', 280],
      ['-8', 380],
      ['%', 420],
    );
    expect(lastOf(figures, accounts)).toBe('row: Revenue | $ 1,711 | $ (863) | -8 %');
    expect(lastOf(figures, row(114, ['Other', 60], ['$', 150], ['—', 180], ['—', 280], ['%', 420]))).toBe(
      'row: Other | $ — | — %',
    );
  });

  it('leaves a sign alone that stands beside words', () => {
    expect(lastOf(figures, row(114, ['Unit', 60], ['%', 180], ['$', 280], ['note', 380]))).toBe(
      'row: Unit | % | $ | note',
    );
  });
});
