import { currencyAfter, currencyBefore } from './currencies.ts';
import { durationAt, wholeDurations } from './durations.ts';
import { findNumberWords } from './number-words.ts';
import type { NumberFormat } from './number-format.ts';
import { numberPattern, parseNumber } from './parse-number.ts';
import { scaleAt } from './scales.ts';
import { unitAt } from './units.ts';
import type { Bound, Value, ValueMatch, ValueType } from './value.ts';

/** A number as printed, in digits or in words, before it is known what it measures. */
interface Atom {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly decimals: number;
  /** Printed in words; `figure` is what stands in brackets behind, if anything. */
  readonly inWords?: number;
}

const digits = new RegExp(String.raw`(?<![\p{L}\p{N}.,/])${numberPattern}(?![\p{N}])`, 'gu');
const percent =
  /^ ?(?:%|per ?cent(?:um)?(?![\p{L}])|prozent(?![\p{L}])|v\. ?H\.|pour ?cent(?![\p{L}])|por ?ciento(?![\p{L}]))/iu;
const clock =
  /(?<![\p{L}\p{N}.,:/-])([01]?\d|2[0-3])(?:[:.h]([0-5]\d))? ?(a\.?m\.?|p\.?m\.?|uhr|h)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.,:/-])([01]?\d|2[0-3]):([0-5]\d)(?![\p{N}:])/giu;

const fraction = /(?<!\p{L})(one|two|three|four)[ -](third|quarter|fifth|sixth|eighth|tenth)s?(?!\p{L})/giu;
const fractionCounts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };
const fractionParts: Readonly<Record<string, number>> = {
  third: 3,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
};

/** Finds amounts of money, percentages, durations, quantities, times and plain numbers outside the spans already taken. */
export function findAmounts(text: string, format: NumberFormat, taken: readonly ValueMatch[]): ValueMatch[] {
  const found: ValueMatch[] = [];
  const isFree = (start: number, end: number): boolean =>
    ![...taken, ...found].some((other) => start < other.end && end > other.start);
  const hasDigit = /\p{N}/u.test(text);
  for (const match of hasDigit ? text.matchAll(clock) : []) {
    const hour = hourOf(Number(match[1] ?? match[4]), match[3] ?? '');
    const minutes = hour * 60 + Number(match[2] ?? match[5] ?? 0);
    if (/^h$/iu.test(match[3] ?? '') && match[2] === undefined) continue;
    if (isFree(match.index, match.index + match[0].length))
      found.push({ start: match.index, end: match.index + match[0].length, value: plainValue('time', minutes) });
  }
  for (const [pattern, { unit, factor }, count] of wholeDurations) {
    for (const match of text.matchAll(pattern)) {
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        value: { ...plainValue('duration', count * factor), unit },
      });
    }
  }
  for (const match of text.matchAll(fraction)) {
    const share =
      (100 * (fractionCounts[(match[1] ?? '').toLowerCase()] ?? 1)) /
      (fractionParts[(match[2] ?? '').toLowerCase()] ?? 1);
    if (isFree(match.index, match.index + match[0].length))
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        value: {
          ...plainValue('percent', share),
          low: share - 0.05,
          high: share + 0.05,
          bound: boundBefore(text, match.index),
        },
      });
  }
  const atoms = findAtoms(text, format).filter((atom) => isFree(atom.start, atom.end));
  let last: ValueMatch | undefined;
  for (const atom of atoms) {
    if (last !== undefined && atom.start < last.end) continue;
    const match = measure(text, atom);
    if (match === undefined || !isFree(match.start, match.end)) continue;
    const range = last === undefined ? undefined : joinRange(text, last, match);
    if (range !== undefined) found.splice(found.length - 1, 1, range);
    else found.push(match);
    last = range ?? match;
  }
  return found;
}

/** Twelve at night is 0, at noon 12. */
function hourOf(hour: number, half: string): number {
  if (/^p/iu.test(half) && hour < 12) return hour + 12;
  return /^a/iu.test(half) && hour === 12 ? 0 : hour;
}

function plainValue(type: ValueType, value: number): Value {
  return { type, unit: '', low: value, high: value, bound: 'exact', key: '' };
}

function findAtoms(text: string, format: NumberFormat): Atom[] {
  const atoms: Atom[] = [];
  for (const match of /\p{N}/u.test(text) ? text.matchAll(digits) : []) {
    let printed = match[0].replace(/[.,]$/u, '');
    // A space parts groups only where the rest of the print says so: "1 234,56" but not "in 24 440".
    if (/ /u.test(printed) && !/[½¼¾]/u.test(printed) && format.decimal === '.' && !/[.,]\d{1,2}$/u.test(printed))
      printed = printed.split(' ')[0] ?? printed;
    const parsed = parseNumber(printed, format);
    if (parsed !== undefined) atoms.push({ start: match.index, end: match.index + printed.length, ...parsed });
  }
  if (!/\p{L}{3}/u.test(text)) return atoms;
  for (const words of findNumberWords(text, format.language)) {
    // "twenty-four (24)": one number, printed twice.
    const figure = atoms.find(
      (atom) =>
        atom.start > words.end &&
        atom.start <= words.end + 3 &&
        /^ ?\($/u.test(text.slice(words.end, atom.start)) &&
        text[atom.end] === ')',
    );
    if (figure === undefined) {
      if (words.value !== 1) atoms.push({ start: words.start, end: words.end, value: words.value, decimals: 0 });
      continue;
    }
    atoms.splice(atoms.indexOf(figure), 1, {
      ...figure,
      start: words.start,
      end: figure.end + 1,
      inWords: words.value,
    });
  }
  return atoms.toSorted((a, b) => a.start - b.start);
}

/** Half of the last printed digit: what rounding may have hidden. */
function interval(value: number, decimals: number, scale: number, isRounded: boolean): [number, number] {
  if (!isRounded) return [value * scale, value * scale];
  const half = 0.5 * 10 ** -decimals * scale;
  return [value * scale - half, value * scale + half];
}

function measure(text: string, atom: Atom): ValueMatch | undefined {
  const before = currencyBefore(text, atom.start);
  const scale = scaleAt(text, atom.end, before !== undefined || currencyAfter(text, atom.end + 1) !== undefined);
  const end = scale?.end ?? atom.end;
  const factor = scale?.factor ?? 1;
  const after = before === undefined ? currencyAfter(text, end) : undefined;
  const start = before?.start ?? atom.start;
  const make = (type: ValueType, unit: string, low: number, high: number, stop: number): ValueMatch => {
    const bound = boundBefore(text, start);
    const [about, below] = bound === 'about' ? [high + Math.abs(high) * 0.05, low - Math.abs(low) * 0.05] : [high, low];
    const inWords = atom.inWords === undefined || atom.inWords === atom.value ? {} : { inWords: atom.inWords };
    return { start, end: stop, value: { type, unit, low: below, high: about, bound, key: '', ...inWords } };
  };
  if (before !== undefined || after !== undefined) {
    const [low, high] = interval(atom.value, atom.decimals, factor * (after?.factor ?? 1), factor > 1);
    return make('money', before?.code ?? after?.code ?? '', low, high, after?.end ?? trailingCode(text, end));
  }
  const share = percent.exec(text.slice(end, end + 14));
  if (share !== null)
    return make('percent', '', ...interval(atom.value, atom.decimals, 1, true), end + share[0].length);
  const duration = durationAt(text, end);
  if (duration !== undefined && factor === 1) {
    const count = atom.value * duration.unit.factor;
    return make('duration', duration.unit.unit, count, count, duration.end);
  }
  const unit = unitAt(text, end);
  if (unit !== undefined) return quantity(atom, unit, factor, make);
  return make('number', '', ...interval(atom.value, atom.decimals, factor, factor > 1), end);
}

function quantity(
  atom: Atom,
  { unit, end }: { unit: { dimension: string; factor: number; offset?: number }; end: number },
  factor: number,
  make: (type: ValueType, unit: string, low: number, high: number, stop: number) => ValueMatch,
): ValueMatch {
  const [low, high] = interval(atom.value, atom.decimals, factor, true);
  const base = (value: number): number => value * unit.factor + (unit.offset ?? 0);
  return make('quantity', unit.dimension, base(low), base(high), end);
}

/** `$ 5 USD`: the code behind belongs to the amount. */
function trailingCode(text: string, end: number): number {
  const match = /^ (?:USD|EUR|GBP|CHF|CAD|AUD)(?![\p{L}])/u.exec(text.slice(end, end + 5));
  return end + (match?.[0].length ?? 0);
}

const bounds: readonly (readonly [RegExp, Bound])[] = [
  [
    /(?:about|approximately|approx\.?|around|nearly|almost|roughly|circa|ca\.?|c\.|some|rund|etwa|zirka|knapp|environ|presque|unos|aproximadamente|alrededor de|~|±?≈) ?$/iu,
    'about',
  ],
  [
    /(?:up to|at most|not more than|no more than|not exceeding|not to exceed|shall not exceed|does not exceed|maximum(?: of)?|max\.?|under|below|(?<!(?:not|no) )less than|within|höchstens|maximal|bis zu|nicht mehr als|au plus|maximum de|jusqu'à|inférieur à|hasta|como máximo|no más de|≤|<) ?$/iu,
    'most',
  ],
  [
    /(?:at least|not less than|no less than|no fewer than|minimum(?: of)?|min\.?|over|more than|above|exceeding|mindestens|minimal|mehr als|wenigstens|au moins|plus de|al menos|como mínimo|más de|≥|>) ?$/iu,
    'least',
  ],
];

function boundBefore(text: string, start: number): Bound {
  const before = text.slice(Math.max(0, start - 28), start);
  return bounds.find(([pattern]) => pattern.test(before))?.[1] ?? 'exact';
}

/** `0 to 16 bar`, `4–20 mA`, `£10 - £12`: two ends of one range. */
function joinRange(text: string, first: ValueMatch, second: ValueMatch): ValueMatch | undefined {
  const between = text.slice(first.end, second.start);
  if (!/^ ?(?:-|–|—|to|bis|à|a|hasta|\.\.\.|…) ?(?:\+ ?)?$/u.test(between)) return undefined;
  if (isChange(text, first.start)) return undefined;
  const { value: low } = first;
  const { value: high } = second;
  if (low.upper !== undefined || (low.type !== high.type && low.type !== 'number')) return undefined;
  if (low.type === high.type && low.unit !== high.unit && low.unit !== '') return undefined;
  if (low.type === 'number' && high.type === 'number' && between.includes('-') && !between.includes(' '))
    return undefined;
  const factor = low.type === 'number' && high.type === 'quantity' ? baseOf(text, second) : undefined;
  const start =
    /[-–−]$/u.test(text.slice(0, first.start)) && /(?:^|[\s(])[-–−]$/u.test(text.slice(0, first.start))
      ? first.start - 1
      : first.start;
  const sign = start < first.start ? -1 : 1;
  const convert = factor ?? ((value: number): number => value);
  const ends = [convert(low.low * sign), convert(low.high * sign)].toSorted((a, b) => a - b);
  return {
    start,
    end: second.end,
    value: { ...high, low: ends[0] ?? 0, high: ends[1] ?? 0, upper: [high.low, high.high] },
  };
}

/** `from 8 to 10` tells a change, not a range. */
export const isChange = (text: string, start: number): boolean =>
  /\b(?:from|by|von|um|de|desde)\s+$/iu.test(text.slice(Math.max(0, start - 12), start)) &&
  /chang|increas|reduc|rais|amend|lower|fell|fall|rose|ris|drop|grew|up|down|änder|erhöh|gesenk|stieg|sank|augment|modifi|pass|aument|baj|reduj/iu.test(
    text.slice(Math.max(0, start - 60), start),
  );

/** Conversion to base units that the unit behind the second end asks for. */
function baseOf(text: string, { start, end }: ValueMatch): ((value: number) => number) | undefined {
  const printed = text.slice(start, end);
  const number = /^[\d.,½¼¾ ]*[\d½¼¾]/u.exec(printed);
  const unit = number === null ? undefined : unitAt(printed, number[0].length);
  return unit === undefined ? undefined : (value) => value * unit.unit.factor + (unit.unit.offset ?? 0);
}
