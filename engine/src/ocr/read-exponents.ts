import type { PixelBox, TesseractLine, TesseractWord } from './recognised-text.ts';

/** Metres with a raised mark that is no letter, no digit and no stop: the models know no exponents. */
const metresWithMark = /^(.*?(?:^|[^\p{L}])[kcdm]?m)([?*®°"'’”“‘!§$#]{1,2})(K?[.,;:)]{0,2})$/u;
/** A page with more of them pays with its confidence, not with time. */
const mostExponents = 60;
const exponents: Readonly<Record<string, string>> = { '2': '²', '3': '³' };

/** Reads what is in a box of the picture as one of the digits 2 and 3. */
export type DigitReader = (box: PixelBox) => Promise<string | undefined>;

/** Tells `m²` from `m³`, which are both recognised as `m?`: the exponent is looked at once more, as a digit. */
export async function readExponents(lines: readonly TesseractLine[], readDigit: DigitReader): Promise<void> {
  const words = lines.flatMap((line) => line.words).filter(({ text }) => metresWithMark.test(text));
  for (const word of words.slice(0, mostExponents)) {
    const [, before = '', mark = '', behind = ''] = metresWithMark.exec(word.text) ?? [];
    const box = boxOfMark(word, before.length, mark.length);
    const exponent = box === undefined ? undefined : exponents[(await readDigit(box)) ?? ''];
    if (exponent !== undefined) word.text = before + exponent + behind;
  }
}

function boxOfMark({ symbols }: TesseractWord, from: number, count: number): PixelBox | undefined {
  const boxes = (symbols ?? []).slice(from, from + count).map(({ bbox }) => bbox);
  if (boxes.length === 0) return undefined;
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
}
