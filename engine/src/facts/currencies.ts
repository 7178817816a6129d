/** Signs, codes and names of currencies, lower case. */
const byName: Readonly<Record<string, string>> = {
  '£': 'GBP',
  gbp: 'GBP',
  'pounds sterling': 'GBP',
  sterling: 'GBP',
  pounds: 'GBP',
  pound: 'GBP',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  'us dollars': 'USD',
  'u.s. dollars': 'USD',
  dollars: 'USD',
  dollar: 'USD',
  c$: 'CAD',
  cad: 'CAD',
  a$: 'AUD',
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
  cny: 'CNY',
  rmb: 'CNY',
  '₹': 'INR',
  inr: 'INR',
  rs: 'INR',
  'rs.': 'INR',
  rupees: 'INR',
  chf: 'CHF',
  'sfr.': 'CHF',
  fr: 'CHF',
  'fr.': 'CHF',
  francs: 'CHF',
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
  '₪': 'ILS',
  krw: 'KRW',
  '₩': 'KRW',
  thb: 'THB',
  try: 'TRY',
  '₺': 'TRY',
  rub: 'RUB',
  '₽': 'RUB',
  ron: 'RON',
  bgn: 'BGN',
  pesos: 'MXN',
};
const alternatives = Object.keys(byName)
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
  .join('|');

const before = new RegExp(String.raw`(?<![\p{L}\p{N}])(${alternatives}) ?$`, 'iu');
/** `3 millions d’euros`, `2 millones de euros` */
const after = new RegExp(String.raw`^ ?(?:de |d['’])?(${alternatives})(?![\p{L}\p{N}])`, 'iu');
/** Hundredth parts. */
const small = /^ ?(pence|p|cents?|ct|c|rappen|centimes?|céntimos?)(?![\p{L}\p{N}])/iu;

/** The currency printed right before an offset; `start` is where its name begins. */
export function currencyBefore(text: string, offset: number): { code: string; start: number } | undefined {
  const match = before.exec(text.slice(Math.max(0, offset - 20), offset));
  if (match === null) return undefined;
  // "fr" and "rs" before a number are words as often as currencies unless capitalised.
  const name = match[1] ?? '';
  if (/^(fr|rs|try|pound|sterling|dollar|euro)$/u.test(name)) return undefined;
  const code = byName[name.toLowerCase()];
  return code === undefined ? undefined : { code, start: offset - match[0].length };
}

/** The currency printed right after an offset, with its factor: pence are hundredths. */
export function currencyAfter(text: string, offset: number): { code: string; end: number; factor: number } | undefined {
  const rest = text.slice(offset, offset + 20);
  const match = after.exec(rest);
  const code = match === null ? undefined : byName[(match[1] ?? '').toLowerCase()];
  if (match !== null && code !== undefined && !/^(fr|rs|try)$/u.test(match[1] ?? ''))
    return { code, end: offset + match[0].length, factor: 1 };
  const hundredth = small.exec(rest);
  if (hundredth === null) return undefined;
  const name = (hundredth[1] ?? '').toLowerCase();
  return { code: name === 'pence' || name === 'p' ? 'GBP' : '', end: offset + hundredth[0].length, factor: 0.01 };
}

/** The currency that a column head or a caption names. */
export function currencyNamed(text: string): string {
  for (const match of text.matchAll(/[£€$¥₹₪₩₺₽]|(?<![\p{L}])[A-Z]{3}(?![\p{L}])|\b(?:euros?|dollars|pounds)\b/giu)) {
    const code = byName[match[0].toLowerCase()];
    if (code !== undefined && (match[0].length !== 3 || match[0] === match[0].toUpperCase())) return code;
  }
  return '';
}
