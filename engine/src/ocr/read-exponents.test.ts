import { describe, expect, it } from '@jest/globals';
import type { TesseractLine, TesseractWord } from './recognised-text.ts';
import { readExponents } from './read-exponents.ts';

const box = (x0: number) => ({ bbox: { x0, y0: 0, x1: x0 + 8, y1: 10 } });

/** A word with a box for each of its characters. */
const aWord = (text: string): TesseractWord => ({
  text,
  confidence: 40,
  bbox: { x0: 0, y0: 0, x1: text.length * 10, y1: 20 },
  symbols: text.split('').map((letter, index) => ({ text: letter, bbox: box(index * 10).bbox })),
});

const lineOf = (...words: TesseractWord[]): TesseractLine => ({ words, bbox: box(0).bbox, baseline: box(0).bbox });

async function read(text: string, digit: string | undefined): Promise<string> {
  const word = aWord(text);
  await readExponents([lineOf(word)], () => Promise.resolve(digit));
  return word.text;
}

describe(readExponents.name, () => {
  it('puts the exponent that is seen in place of the mark', async () => {
    expect(await read('m?', '2')).toBe('m²');
    expect(await read('64m°®', '3')).toBe('64m³');
    expect(await read('W/m?K.', '2')).toBe('W/m²K.');
  });

  it('leaves the mark when the digit is not known', async () => {
    expect(await read('m?', undefined)).toBe('m?');
    expect(await read('m?', '7')).toBe('m?');
  });

  it('looks at the mark alone', async () => {
    let seen: unknown;
    await readExponents([lineOf(aWord('km?'))], (place) => Promise.resolve(void (seen = place)));
    expect(seen).toEqual({ x0: 20, y0: 0, x1: 28, y1: 10 });
  });

  it('looks at metres with a mark, not at words and not at plain metres', async () => {
    const words = ['96', 'm*', 'from?', '12', 'm.', 'km®'].map(aWord);
    await readExponents([lineOf(...words)], () => Promise.resolve('2'));
    expect(words.map(({ text }) => text)).toEqual(['96', 'm²', 'from?', '12', 'm.', 'km²']);
  });
});
