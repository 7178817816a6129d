import type { Reading } from './reading.ts';
import type { NumberFormat } from './number-format.ts';

export interface ParsedNumber {
  readonly value: number;
  /** Digits after the decimal sign. */
  readonly decimals: number;
  /** How its one sign before three digits was taken, which may part either: `1,250`. */
  readonly reading?: Reading;
}

/** Digits with groups, decimals and vulgar fractions; a group parted by a space has exactly three digits. */
export const numberPattern = String.raw`(?:\d{1,3}(?:[ '’]\d{3})+(?![\d])(?:[.,]\d+)?|\d+(?:[.,'’]\d+)*(?: ?[½¼¾⅓⅔⅛])?|[½¼¾⅓⅔⅛])`;

const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
};

export function parseNumber(printed: string, format: NumberFormat): ParsedNumber | undefined {
  const fraction = fractions[printed.at(-1) ?? ''];
  if (fraction !== undefined) {
    const whole = printed.slice(0, -1).trim();
    return { value: (whole === '' ? 0 : Number(whole)) + fraction, decimals: 2 };
  }
  const text = printed.replace(/[ '’]/gu, '');
  if (!isGrouped(text)) return undefined;
  const decimalAt = decimalPosition(text, format);
  const whole = text.slice(0, decimalAt ?? text.length).replace(/[.,]/gu, '');
  const decimals = decimalAt === undefined ? '' : text.slice(decimalAt + 1);
  if (!/^\d+$/u.test(whole) || /\D/u.test(decimals)) return undefined;
  const reading = isEither(text)
    ? { reading: decimalAt === undefined ? ('group' as const) : ('decimals' as const) }
    : {};
  return { value: Number(`${whole}.${decimals === '' ? '0' : decimals}`), decimals: decimals.length, ...reading };
}

/** One sign before three digits, and no more than three before it. */
const isEither = (text: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/u.test(text);

/** Groups have three digits, in India two before the last: `10.0.0.1` and `3.2.1` are no numbers. */
const isGrouped = (text: string): boolean =>
  !/[.,].*[.,]/u.test(text) || /^\d{1,3}(?:(?:\.\d{3})+,?|(?:,\d{3})+\.?|(?:,\d{2})+,\d{3}\.?)\d*$/u.test(text);

/** Where the decimal sign stands, if any: the last separator, unless it can only part a group of three digits. */
function decimalPosition(text: string, { decimal }: NumberFormat): number | undefined {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return undefined;
  const sign = text[last];
  const after = text.length - last - 1;
  const others = text.slice(0, last);
  if (others.includes(sign ?? '')) return undefined;
  if (/[.,]/u.test(others)) return last;
  if (after !== 3) return last;
  // One separator before three digits: a group in formats that use it so, decimals where it is the decimal sign.
  if (sign === decimal) return last;
  return others.length > 3 || others === '0' ? last : undefined;
}
