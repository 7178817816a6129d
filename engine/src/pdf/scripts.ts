/** Hebrew, Arabic, Syriac, Thaana, and the forms of their letters; their digits run from left to right. */
const rightToLeft: readonly (readonly [from: number, to: number])[] = [
  [0x590, 0x65f],
  [0x66d, 0x6ef],
  [0x6fa, 0x8ff],
  [0xfb1d, 0xfdff],
  [0xfe70, 0xfefc],
];

/** Thai, Lao, Burmese, Khmer; Chinese and Japanese with their punctuation marks, and full-width forms. */
const unspaced: readonly (readonly [from: number, to: number])[] = [
  [0x0e01, 0x0eff],
  [0x1000, 0x109f],
  [0x1780, 0x17ff],
  [0x2e80, 0x312f],
  [0x31a0, 0x31ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0xff01, 0xff9f],
  [0x20000, 0x3ffff],
];

const isWithin = (code: number, ranges: readonly (readonly [number, number])[]): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to);

/** The first character belongs to a script that is written from right to left. */
export function isRightToLeft(text: string): boolean {
  // Nearly all letters of most papers come before these.
  return text > '\u058F' && isWithin(text.codePointAt(0) ?? 0, rightToLeft);
}

/** The first character belongs to a script that puts no spaces between words. */
export function isUnspaced(text: string): boolean {
  return text > '\u0E00' && isWithin(text.codePointAt(0) ?? 0, unspaced);
}
