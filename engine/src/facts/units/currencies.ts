import { lookUp } from '../words/look-up.ts';
import cldr from './currency-names.json' with { type: 'json' };

/** Signs, codes and names of currencies, lower case. */
const byName: Readonly<Record<string, string>> = {
  ...cldr.signs,
  '£': 'GBP',
  gbp: 'GBP',
  'pounds sterling': 'GBP',
  sterling: 'GBP',
  'livres sterling': 'GBP',
  'pfund sterling': 'GBP',
  'libras esterlinas': 'GBP',
  'sterline inglesi': 'GBP',
  pounds: 'GBP',
  pound: 'GBP',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  $: 'USD',
  usd: 'USD',
  us$: 'USD',
  'us dollars': 'USD',
  'u.s. dollars': 'USD',
  dollars: 'USD',
  dollar: 'USD',
  dólares: 'USD',
  dolares: 'USD',
  dólar: 'USD',
  dollari: 'USD',
  dollaro: 'USD',
  usd$: 'USD',
  us$d: 'USD',
  u$s: 'USD',
  u$d: 'USD',
  sterline: 'GBP',
  cad$: 'CAD',
  aud$: 'AUD',
  nzd$: 'NZD',
  hkd$: 'HKD',
  sgd$: 'SGD',
  mex$: 'MXN',
  mx$: 'MXN',
  c$: 'CAD',
  ca$: 'CAD',
  cad: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  aud: 'AUD',
  nz$: 'NZD',
  nzd: 'NZD',
  hk$: 'HKD',
  hkd: 'HKD',
  s$: 'SGD',
  sgd: 'SGD',
  '¥': 'JPY',
  jpy: 'JPY',
  yen: 'JPY',
  yenes: 'JPY',
  cny: 'CNY',
  rmb: 'CNY',
  yuan: 'CNY',
  yuanes: 'CNY',
  inr: 'INR',
  rs: 'INR',
  'rs.': 'INR',
  rupees: 'INR',
  rupien: 'INR',
  roupies: 'INR',
  rupias: 'INR',
  rupie: 'INR',
  chf: 'CHF',
  'sfr.': 'CHF',
  fr: 'CHF',
  'fr.': 'CHF',
  francs: 'CHF',
  francos: 'CHF',
  franchi: 'CHF',
  franken: 'CHF',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  pln: 'PLN',
  zł: 'PLN',
  czk: 'CZK',
  kč: 'CZK',
  huf: 'HUF',
  zar: 'ZAR',
  brl: 'BRL',
  r$: 'BRL',
  mxn: 'MXN',
  aed: 'AED',
  sar: 'SAR',
  ils: 'ILS',
  krw: 'KRW',
  '₩': 'KRW',
  thb: 'THB',
  try: 'TRY',
  rub: 'RUB',
  ron: 'RON',
  bgn: 'BGN',
  pesos: 'MXN',
  // Crowns of several countries.
  kr: '',
  'kr.': '',
};
/** Thousands and millions of a currency in one word: `120 TEUR`, `2,5 Mio.€`. */
const byScaledName: Readonly<Record<string, readonly [code: string, factor: number]>> = {
  teur: ['EUR', 1e3],
  't€': ['EUR', 1e3],
  'k€': ['EUR', 1e3],
  keur: ['EUR', 1e3],
  tchf: ['CHF', 1e3],
  kchf: ['CHF', 1e3],
  tusd: ['USD', 1e3],
  kusd: ['USD', 1e3],
  'k£': ['GBP', 1e3],
  k$: ['USD', 1e3],
  'm€': ['EUR', 1e6],
  meur: ['EUR', 1e6],
  'mio.€': ['EUR', 1e6],
  'mio€': ['EUR', 1e6],
  mchf: ['CHF', 1e6],
  musd: ['USD', 1e6],
};
const alternatives = [...Object.keys(byName), ...Object.keys(byScaledName)]
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
  const scaled = lookUp(byScaledName, name.toLowerCase());
  if (scaled !== undefined) return { code: scaled[0], factor: scaled[1] };
  const code = lookUp(byName, name.toLowerCase());
  return code === undefined ? undefined : { code, factor: 1 };
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
  const code = name === undefined ? undefined : lookUp(byName, name.toLowerCase());
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
