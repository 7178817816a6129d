import type { ValueMatch } from '../values/value.ts';

/** Signs and codes that say which dollar is meant. */
const named = /^\W*(?<dollar>US|C|CA|A|AU|NZ|HK|S)\$|^\W*(?<code>USD|CAD|AUD|NZD|HKD|SGD)(?:\W|\d|$)/u;
const codes: Readonly<Record<string, string>> = {
  US: 'USD',
  C: 'CAD',
  CA: 'CAD',
  A: 'AUD',
  AU: 'AUD',
  NZ: 'NZD',
  HK: 'HKD',
  S: 'SGD',
};

/** The dollar that a word names: `CA$410`, `AUD`; none where it is a bare sign. */
export function dollarNamed(word: string): string | undefined {
  if (!word.includes('$') && !word.includes('D')) return undefined;
  const { dollar, code } = named.exec(word)?.groups ?? {};
  return code ?? (dollar === undefined ? undefined : codes[dollar]);
}

/**
 * Reads a bare sign as the one dollar that the matter names: where the programme says `CA$410`, the `$410` of a letter is
 * no other currency.
 */
export function ofDollar(text: string, matches: readonly ValueMatch[], dollar: string | undefined): ValueMatch[] {
  if (dollar === undefined || dollar === 'USD') return [...matches];
  return matches.map((match) => {
    const { value, start, end } = match;
    const isBare = value.type === 'money' && value.unit === 'USD' && !/us|u\.s/i.test(text.slice(start, end));
    return isBare ? { ...match, value: { ...value, unit: dollar } } : match;
  });
}
