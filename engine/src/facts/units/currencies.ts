import * as z from 'zod';
import rows from '../../lexicon/currencies.json' with { type: 'json' };
import { byName, namesByValue } from '../../lexicon/word-lists.ts';
import { lookUp } from '../words/look-up.ts';
import cldr from './currency-names.json' with { type: 'json' };

const known = z
  .object({
    names: namesByValue,
    /** Crowns. */
    ofSeveral: z.string(),
    /** Thousands and millions of a currency in one word, by how many they are: `120 TEUR`, `2,5 Mio.€`. */
    scaled: z.record(z.string(), namesByValue),
  })
  .parse(rows);

/** Signs, codes and names of currencies, lower case. */
const codes: Readonly<Record<string, string>> = {
  ...cldr.signs,
  ...byName(known.names, (code) => code),
  ...byName({ '': known.ofSeveral }, (code) => code),
};

const scaled: Readonly<Record<string, PrintedCurrency>> = Object.fromEntries(
  Object.entries(known.scaled).flatMap(([factor, table]) =>
    Object.entries(byName(table, (code): PrintedCurrency => ({ code, factor: Number(factor) }))),
  ),
);

const alternatives = [...Object.keys(codes), ...Object.keys(scaled)]
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
  .join('|');

const before = new RegExp(String.raw`(?<![a-zß-ɏ\d])(${alternatives}) ?$`, 'i');
/** `3 millions d’euros`, `2 millones de euros`, `5 milioni di euro` */
const after = new RegExp(String.raw`^ ?(?:de |di |d['’])?(${alternatives})(?![a-zß-ɏ\d])`, 'i');
/** Hundredth parts. */
const small = /^ ?(pence|peniques|p|cents?|ct|c|rappen|centimes?|céntimos?|centavos?|centesimi)(?![a-zß-ɏ\d])/i;

/** A currency as printed beside a number; pence are hundredths, TEUR thousands. */
export interface PrintedCurrency {
  readonly code: string;
  readonly factor: number;
}

function currencyOf(name: string): PrintedCurrency | undefined {
  const code = lookUp(codes, name.toLowerCase());
  return lookUp(scaled, name.toLowerCase()) ?? (code === undefined ? undefined : { code, factor: 1 });
}

/** The currency printed right before an offset; `start` is where its name begins. */
export function currencyBefore(text: string, offset: number): (PrintedCurrency & { start: number }) | undefined {
  const match = before.exec(text.slice(Math.max(0, offset - 20), offset));
  if (match === null) return undefined;
  // "fr" and "rs" before a number are words as often as currencies unless capitalised.
  const name = match[1] ?? '';
  if (/^(fr|FR|rs|RS|try|pound|sterling|dollar|euro)$/u.test(name)) return undefined;
  const currency = currencyOf(name);
  return currency === undefined ? undefined : { ...currency, start: offset - match[0].length };
}

/** Names of several words, the longest first, by their first word: `Swiss francs`, `dollars de Hong Kong`. */
const byFirstWord = Map.groupBy(
  Object.entries(cldr.names)
    .flatMap(([code, names]) => names.split('|').map((name) => ({ code, name })))
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => b.name.length - a.name.length),
  ({ name }) => firstWord(name),
);

const longestName = Math.max(...[...byFirstWord.values()].flat().map(({ name }) => name.length));

function firstWord(text: string): string {
  return /^[^\s-]+/u.exec(text)?.[0] ?? '';
}

/** `3 million Australian dollars`, `5 millions de francs suisses` */
function fullNameAfter(text: string, offset: number): (PrintedCurrency & { end: number }) | undefined {
  const start = offset + (/^ ?(?:de |di |d['’])?/i.exec(text.slice(offset, offset + 4))?.[0].length ?? 0);
  const rest = text.slice(start, start + longestName + 1).toLowerCase();
  const known = byFirstWord
    .get(firstWord(rest))
    ?.find(({ name }) => rest.startsWith(name) && !/^[a-zß-ɏ\d]/u.test(rest.slice(name.length)));
  return known === undefined ? undefined : { code: known.code, factor: 1, end: start + known.name.length };
}

/** The currency printed right after an offset. */
export function currencyAfter(text: string, offset: number): (PrintedCurrency & { end: number }) | undefined {
  const full = fullNameAfter(text, offset);
  if (full !== undefined) return full;
  const rest = text.slice(offset, offset + 20);
  const match = after.exec(rest);
  const currency = match === null ? undefined : currencyOf(match[1] ?? '');
  if (match !== null && currency !== undefined && !/^(fr|FR|rs|RS|try)$/u.test(match[1] ?? ''))
    return { ...currency, end: offset + match[0].length };
  const hundredth = small.exec(rest);
  if (hundredth === null) return undefined;
  const name = hundredth[1] ?? '';
  // "43P" and "31C" are codes.
  if (/^(?:P|C|CT)$/u.test(name)) return undefined;
  return { code: /^(?:pence|peniques|p)$/u.test(name) ? 'GBP' : '', end: offset + hundredth[0].length, factor: 0.01 };
}

/** `$ 5 USD`, `$5 MXN`: the code behind belongs to the amount and says which currency the sign means. */
export function trailingCode(text: string, end: number): { code: string; end: number } | undefined {
  const name = /^ ([A-Z]{3})(?![A-Za-zªµºÀ-ÖØ-ӿ])/u.exec(text.slice(end, end + 5))?.[1];
  const code = name === undefined ? undefined : lookUp(codes, name.toLowerCase());
  return code === undefined ? undefined : { code, end: end + 4 };
}

/** The currency that a column head or a caption names. */
export function currencyNamed(text: string): string {
  for (const match of text.matchAll(
    /[£€$¥₹₪₩₺₽]|(?<![a-zß-ɏ])(?:T|k|M)?[A-Z]{3}(?![a-zß-ɏ])|\b(?:euros?|dollars|pounds)\b/gi,
  )) {
    const code = currencyOf(match[0])?.code ?? '';
    if (code !== '' && (match[0].length !== 3 || match[0] === match[0].toUpperCase())) return code;
  }
  return '';
}
