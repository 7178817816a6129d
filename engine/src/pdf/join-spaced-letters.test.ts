import { describe, expect, it } from '@jest/globals';
import { readTextLayer } from './read-page.ts';
import { aPdf, widthOf, type TextAt } from './testing/a-pdf.ts';
import { readFirstPage } from './testing/read-first-page.ts';

/** Letters that stand so far apart, words by more. */
async function apart(text: string, gap: number, wordGap = gap * 3): Promise<TextAt[]> {
  const texts: TextAt[] = [];
  let x = 60;
  for (const letter of text) {
    if (letter !== ' ') texts.push({ text: letter, x, y: 300 });
    x += letter === ' ' ? wordGap - gap : (await widthOf(letter)) + gap;
  }
  return texts;
}

const wordsOf = async (texts: readonly TextAt[]): Promise<readonly string[]> =>
  (await readFirstPage(await aPdf({ texts }))).page.texts;

describe(`${readTextLayer.name}: letters that stand apart`, () => {
  it('are words, as far as their gaps are alike', async () => {
    expect(await wordsOf(await apart('USD 48,500.', 5))).toEqual(['USD', '48,500.']);
    expect(await wordsOf(await apart('INVOICE', 6))).toEqual(['INVOICE']);
    expect(await wordsOf(await apart('12.', 4))).toEqual(['12.']);
    expect(await wordsOf(await apart('2.2', 4))).toEqual(['2.2']);
  });

  it('stay apart where they are few, unevenly set, or cells', async () => {
    expect(await wordsOf(await apart('A B', 6, 18))).toEqual(['A', 'B']);
    expect(await wordsOf(await apart('12', 4))).toEqual(['1', '2']);
    expect(await wordsOf(await apart('12345', 14))).toEqual(['1', '2', '3', '4', '5']);
  });

  it('are words where spaces were typed between them and a sign stands alone between figures', async () => {
    expect(await wordsOf([{ text: 'fee of 4 8 , 5 0 0 a month', x: 60, y: 300 }])).toEqual([
      'fee',
      'of',
      '48,500a',
      'month',
    ]);
    expect(await wordsOf([{ text: 'see a b c d and e', x: 60, y: 300 }])).toEqual('see a b c d and e'.split(' '));
  });
});
