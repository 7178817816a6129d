import { allMatches } from '../words/all-matches.ts';
import type { Atom } from './atom.ts';
import { currencyAfter, currencyBefore } from '../units/currencies.ts';
import { durationAt } from '../units/durations.ts';
import { findNumberWords } from '../numbers/number-words.ts';
import type { NumberFormat } from '../numbers/number-format.ts';
import { numberPattern, parseNumber, type ParsedNumber } from '../numbers/parse-number.ts';
import { hasThousandths } from '../units/minor-units.ts';
import { percentAt } from '../units/percents.ts';
import { priceUnitAt } from '../units/price-unit.ts';
import { scaleAt } from '../units/scales.ts';
import { unitAt } from '../units/units.ts';

/** Also right behind three capitals, which may be a currency: `EUR1500`. */
const digits = new RegExp(
  String.raw`(?:(?<![A-Za-zªµºÀ-ÖØ-ӿ\d.,/])|(?<=(?<![A-Za-zªµºÀ-ÖØ-ӿ\d-])[A-Z]{3}))${numberPattern}(?![\d])`,
  'gu',
);
/** `1/2 inch`, `3 1/2 days`: only parts that rulers and clocks have. */
const fraction =
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ\d.,/-])(?:(\d{1,3})[ -])?(\d{1,2})\/(2|3|4|5|8|10|16|32)(?![A-Za-zªµºÀ-ÖØ-ӿ\d/])/gu;
/** `Five Thousand and 00/100 Dollars` */
const cents = /^ (?:and|&|y|et|und) (\d\d|no|xx)\/100(?!\d)/i;
/** The dash that stands for no cents: `500,– €`, `EUR 20.--` */
const noCents = /^[.,][–—-]{1,2}(?!\d)/u;

/** `3e étage`, `2ª planta`, `3rd floor`: the number of one of several is no count. */
const ordinalEnd = /^(?:e|er|re|ère|ème|eme|st|nd|rd|th|º|ª)(?![A-Za-zªµºÀ-ÖØ-ӿ\d])/u;

/** Finds the numbers of a text, in digits and in words. */
export function findAtoms(text: string, format: NumberFormat): Atom[] {
  const atoms = /\d/u.test(text) ? findFigures(text, format) : [];
  if (!/[A-Za-zªµºÀ-ÖØ-ӿ]{2}/u.test(text)) return atoms;
  for (const words of findNumberWords(text, format.language)) addWords(atoms, text, words);
  return atoms.toSorted((a, b) => a.start - b.start);
}

function findFigures(text: string, format: NumberFormat): Atom[] {
  const atoms = text.includes('/') ? findFractions(text) : [];
  const taken = atoms.length;
  for (const match of allMatches(text, digits)) {
    const start = match.index;
    if (atoms.slice(0, taken).some((atom) => start < atom.end && start + match[0].length > atom.start)) continue;
    if (/[A-Z]/u.test(text[start - 1] ?? '') && currencyBefore(text, start) === undefined) continue;
    if (isOfSeason(text, start, start + match[0].length)) continue;
    // What is left of a number that the end of a line cut: `12,` `000 words`.
    if (/^0{2,}$/u.test(match[0])) continue;
    // The head of a column: £'000, £000.
    if (match[0].startsWith('000') && /['’£€$]/u.test(text[start - 1] ?? '')) continue;
    if (ordinalEnd.test(text.slice(start + match[0].length, start + match[0].length + 5))) continue;
    const printed = wholeNumber(text, start, match[0].replace(/[.,]$/u, ''), format);
    const end = start + printed.length;
    const parsed = asPrice(text, start, end, parseNumber(printed, format));
    if (parsed === undefined) continue;
    const dash = noCents.exec(text.slice(end, end + 4))?.[0].length ?? 0;
    // £(1,234): brackets that follow the currency mean a minus.
    if (isInBrackets(text, start, end) && (currencyBefore(text, start - 1) !== undefined || isCell(text, start, end)))
      atoms.push({ start: start - 1, end: end + 1, sign: -1, ...parsed });
    else atoms.push({ ...signed(text, start), end: end + dash, ...parsed });
  }
  return atoms;
}

const isInBrackets = (text: string, start: number, end: number): boolean =>
  text[start - 1] === '(' && text[end] === ')';

/** `| (397) |`: alone in its cell, and no number of a note. */
const isCell = (text: string, start: number, end: number): boolean =>
  /\n ?\($/u.test(text.slice(Math.max(0, start - 3), start)) &&
  /^\) ?(?:\n|$)/u.test(text.slice(end, end + 3)) &&
  /\d{3}|[.,]\d/u.test(text.slice(start, end));

/** Nearly all currencies have hundredths: of an amount a sign before three digits parts thousands, unless it is the price of a unit. */
function asPrice(text: string, start: number, end: number, parsed: ParsedNumber | undefined): ParsedNumber | undefined {
  if (parsed?.reading !== 'decimals') return parsed;
  const after = currencyAfter(text, end);
  const currency = currencyBefore(text, start) ?? after;
  if (currency === undefined || currency.factor !== 1 || hasThousandths(currency.code)) return parsed;
  const isOfUnit = priceUnitAt(text, after?.end ?? end) !== undefined || scaleAt(text, end, true) !== undefined;
  if (isOfUnit) return parsed;
  return { value: Math.round(parsed.value * 1000), decimals: 0, reading: 'group' };
}

/** `The 2031–32 season`: two years that follow each other count nothing. */
function isOfSeason(text: string, start: number, end: number): boolean {
  const around = text.slice(Math.max(0, start - 5), end + 3);
  const [, first, next] = /(?<!\d)((?:19|20)\d\d)[-–](\d\d)(?![\d-])/u.exec(around) ?? [];
  return first !== undefined && (Number(first) + 1) % 100 === Number(next);
}

/** A space parts groups only where the rest of the print says so: `1 234,56`, `£24 440`, but not `in 24 440 came`. */
function wholeNumber(text: string, start: number, printed: string, format: NumberFormat): string {
  if (!printed.includes(' ') || /[½¼¾⅓⅔⅛]/u.test(printed)) return printed;
  if (format.decimal === ',' || format.spaced === true || /[.,]\d{1,2}$/u.test(printed)) return printed;
  const end = start + printed.length;
  const isMeasured =
    !printed.startsWith('0') &&
    (currencyBefore(text, start) !== undefined ||
      currencyAfter(text, end) !== undefined ||
      unitAt(text, end) !== undefined ||
      percentAt(text, end) !== undefined ||
      durationAt(text, end) !== undefined ||
      scaleAt(text, end, false) !== undefined);
  return isMeasured ? printed : (printed.split(' ')[0] ?? printed);
}

function findFractions(text: string): Atom[] {
  const atoms: Atom[] = [];
  for (const match of allMatches(text, fraction)) {
    const [whole, part, of] = [match[1], Number(match[2]), Number(match[3])];
    const end = match.index + match[0].length;
    if (part >= of) continue;
    if (unitAt(text, end) === undefined && durationAt(text, end) === undefined && percentAt(text, end) === undefined)
      continue;
    atoms.push({ start: match.index, end, value: Number(whole ?? 0) + part / of, decimals: 3 });
  }
  return atoms;
}

/** A minus or plus that stands right before the figure belongs to it; between two figures it parts them. */
function signed(text: string, start: number): Pick<Atom, 'start' | 'sign'> {
  // `| - 13 400,00 |`: alone in its cell with the amount.
  if (/\n[-−–] $/u.test(text.slice(Math.max(0, start - 3), start))) return { start: start - 2, sign: -1 };
  const mark = text[start - 1] ?? '';
  if (!/[-−–+]/u.test(mark)) return { start };
  const before = text.slice(Math.max(0, start - 5), start - 1);
  if (!/^$|[\s([£€$¥]$|[A-Z]{3}$/u.test(before) || /(?:[\d%°]|°[CF]) ?$/u.test(before)) return { start };
  return { start: start - 1, sign: mark === '+' ? 1 : -1 };
}

/** `twenty-four (24)`: one number, printed twice. */
function addWords(atoms: Atom[], text: string, words: { start: number; end: number; value: number }): void {
  const figure = atoms.find(
    (atom) =>
      atom.start > words.end &&
      atom.start <= words.end + 3 &&
      /^ ?\($/u.test(text.slice(words.end, atom.start)) &&
      text[atom.end] === ')',
  );
  if (figure !== undefined) {
    atoms.splice(atoms.indexOf(figure), 1, {
      ...figure,
      start: words.start,
      end: figure.end + 1,
      inWords: words.value,
    });
    return;
  }
  const before = atoms.find(
    (atom) => atom.end < words.start && /^ ?\($/u.test(text.slice(atom.end, words.start)) && text[words.end] === ')',
  );
  if (before !== undefined) {
    atoms.splice(atoms.indexOf(before), 1, { ...before, end: words.end + 1, inWords: words.value });
    return;
  }
  const hundredths = words.value >= 20 ? cents.exec(text.slice(words.end, words.end + 14)) : null;
  const end = words.end + (hundredths?.[0].length ?? 0);
  const value = words.value + (Number.parseInt(hundredths?.[1] ?? '0', 10) || 0) / 100;
  for (const inside of atoms.filter((atom) => atom.start >= words.end && atom.end <= end + 4 && hundredths !== null))
    if (inside.start < end) atoms.splice(atoms.indexOf(inside), 1);
  atoms.push({ start: words.start, end, value, decimals: 0, isWords: true });
}
