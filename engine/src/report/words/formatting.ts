/** Numbers and dates as the reader of the report writes them. */
export interface Formatting {
  readonly locale: string;
  readonly timeZone: string;
  number(value: number): string;
  /** 20 November 2026, 14:32 (UTC): without its zone, a time means little to a reader elsewhere. */
  moment(date: Date): string;
}

const decimalFormats = new Map<string, Intl.NumberFormat>();

/** With exactly this many decimals. Making an `Intl` format is slow, so each is made once. */
export function decimalText(value: number, decimals: number, locale: string): string {
  const key = `${locale} ${decimals}`;
  let format = decimalFormats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    decimalFormats.set(key, format);
  }
  return format.format(value);
}

const percentFormats = new Map<string, Intl.NumberFormat>();

/** A ratio as a percentage with two significant digits. */
export function percentText(ratio: number, locale: string): string {
  let format = percentFormats.get(locale);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 2 });
    percentFormats.set(locale, format);
  }
  return format.format(ratio);
}

export function createFormatting(locale: string, timeZone: string): Formatting {
  const number = new Intl.NumberFormat(locale);
  const moment = new Intl.DateTimeFormat(englishFor(locale), { timeZone, dateStyle: 'long', timeStyle: 'short' });
  return {
    locale,
    timeZone,
    number: (value) => number.format(value),
    // ICU parts `PM` with a narrow space that not every font has.
    moment: (date) => `${moment.format(date).replace(' at ', ', ').replace('\u202f', '\u00a0')} (${timeZone})`,
  };
}

/**
 * English with the order of dates and the clock of the reader's region, as on the screen: `en-DE` for `de`. The text of the
 * report is English.
 */
function englishFor(locale: string): string {
  const { region } = new Intl.Locale(locale).maximize();
  return region === undefined ? 'en' : `en-${region}`;
}

/** The proofing language of the report: its text is English whatever language the documents are in. */
export function textLanguage(locale: string): string {
  return /^en-[A-Z]{2}$/.test(locale) ? locale : 'en-GB';
}

export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** `A`, `A and B`, `A, B and C`. */
export function listed(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** `1, 3 to 5, 9`: runs of page numbers, ascending. */
export function pageList(pages: readonly number[]): string {
  const sorted = [...new Set(pages)].sort((a, b) => a - b);
  const runs: string[] = [];
  for (let index = 0; index < sorted.length;) {
    let last = index;
    while (sorted[last + 1] === (sorted[last] ?? 0) + 1) last += 1;
    const [from, to] = [sorted[index], sorted[last]];
    runs.push(from === to ? `${from}` : last === index + 1 ? `${from}, ${to}` : `${from} to ${to}`);
    index = last + 1;
  }
  return runs.join(', ');
}
