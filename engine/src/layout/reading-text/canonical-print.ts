import { withPlainFigures } from '../plain-figures.ts';

/** Characters that print alike or nearly so, each with the one that stands for all of them. */
const alike: readonly (readonly [printed: RegExp, canonical: string])[] = [
  // Before NFKC, which would run a fraction or a raised digit into the digits before it.
  [/[¼½¾⅐-⅞]/gu, ' $&'],
  [/[⁰¹²³⁴-⁹]/gu, ' ^$&'],
];

const behindNfkc: readonly (readonly [printed: RegExp, canonical: string])[] = [
  [/[\u2018\u2019\u201A\u201B\u2032\u2035\u00B4\u0060\u02B9\u02BC\u02C8\uFF07]/gu, "'"],
  [/''|[\u201C\u201D\u201E\u201F\u2033\u2036\u00AB\u00BB\u300C\u300D\u3003\uFF02]/gu, '"'],
  [/[\u2039\u203A]/gu, "'"],
  [/[\u2010\u2011\u00AD\u2212\uFE63]/gu, '-'],
  [/--+|[\u2012-\u2015\u2E3A\u2E3B\uFE58]/gu, '\u2014'],
  [/[\u2044\u2215]/gu, '/'],
  [/\u3002/gu, '.'],
  [/[\u3001\u060C]/gu, ','],
  // A tick and a cross in a box are one choice.
  [/[\u2611\u22A0\u{1F5F9}\u{1F5F7}]/gu, '\u2612'],
  [/[\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu, ''],
];

/** Printable ASCII without what two characters may write as one: most words of most texts. */
const plain = /^(?:[!-&(-,./0-_a-~]|-(?!-)|'(?!'))*$/u;

/**
 * The print with one quote, one apostrophe, one hyphen, one dash, one slash, and without ligatures, full-width forms and
 * what is not seen (NFKC). Case and punctuation stay.
 */
export function canonicalPrint(text: string): string {
  if (plain.test(text)) return text;
  let canonical = text;
  for (const [printed, one] of alike) canonical = canonical.replace(printed, one);
  canonical = withPlainFigures(canonical.normalize('NFKC'));
  for (const [printed, one] of behindNfkc) canonical = canonical.replace(printed, one);
  return canonical;
}
