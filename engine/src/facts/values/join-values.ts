import { boundBefore } from './bounds.ts';
import { unitAt } from '../units/units.ts';
import type { Value, ValueMatch } from './value.ts';

/** `0 to 16 bar`, `4–20 mA`, `£10 - £12`, `between 5 and 7 %`: two ends of one range. */
export function joinRange(text: string, first: ValueMatch, second: ValueMatch): ValueMatch | undefined {
  const between = text.slice(first.end, second.start);
  if (!isRange(text, first.start, between) || isChange(text, first.start)) return undefined;
  const { value: low } = first;
  const { value: high } = second;
  // "changes between 2.1 and 2.0" names two things.
  if (/[A-Za-zªµºÀ-ÖØ-ӿ]/u.test(between) && low.type === high.type && !isAscending(low, high)) return undefined;
  if (low.upper !== undefined || low.inWords !== undefined || high.inWords !== undefined) return undefined;
  if (low.type === 'money' && high.type === 'number' && /^ ?[-–—] ?$/u.test(between))
    return isAscending(low, high) ? spanning(first, second, low, low) : undefined;
  if (low.type !== high.type && low.type !== 'number') return undefined;
  if (low.type === high.type && low.unit !== high.unit && low.unit !== '') return undefined;
  if (low.type === 'number' && high.type === 'number' && !areAmounts(text, first, second, between)) return undefined;
  const convert = low.type === 'number' ? baseOf(text, second) : undefined;
  const sign = convert === undefined || low.sign !== -1 ? 1 : -1;
  const turned = convert ?? ((value: number): number => value);
  const ends = [turned(low.low * sign), turned(low.high * sign)].toSorted((a, b) => a - b);
  const range = spanning(first, second, { ...high, low: ends[0] ?? 0, high: ends[1] ?? 0 }, high);
  // `−20 to +40`, whose unit stands in another cell, still begins below zero.
  return low.sign === -1 && high.type === 'number' ? { ...range, value: { ...range.value, sign: -1 } } : range;
}

function isRange(text: string, start: number, between: string): boolean {
  if (/^ ?(?:-|–|—|to|bis|à|a|hasta|\.\.\.|…|÷) ?(?:\+ ?)?$/u.test(between)) return true;
  if (!/^ (?:and|und|et|y) $/u.test(between)) return false;
  return /(?:between|zwischen|entre) (?:the )?$/i.test(text.slice(Math.max(0, start - 14), start));
}

/** `4-20` may be a date, a part of a code or a score, `2019–2021` years; amounts with groups are none of these. */
function areAmounts(text: string, first: ValueMatch, second: ValueMatch, between: string): boolean {
  const isGrouped = [first, second].every(({ start, end }) => /\d[.,’' ]\d{3}/u.test(text.slice(start, end)));
  const areYears = [first, second].every(({ start, end }) => /^(?:19|20)\d\d$/u.test(text.slice(start, end)));
  return between === '-' ? isGrouped && isAscending(first.value, second.value) : !areYears;
}

const isAscending = (low: Value, high: Value): boolean => low.low < high.low;

function spanning(first: ValueMatch, second: ValueMatch, low: Value, high: Value): ValueMatch {
  const { sign: _, ...rest } = low;
  const upper = high === low ? second.value : high;
  return { start: first.start, end: second.end, value: { ...rest, upper: [upper.low, upper.high] } };
}

const changing =
  /chang|increas|reduc|rais|amend|lower|fell|fall|rose|ris|drop|grew|up|down|moved|postpon|deferred|extended|brought forward|put back|änder|erhöh|gesenk|stieg|sank|steig|sink|augment|modifi|pass|reportée?|repouss|prolong|porter l|relever l|subir|increment|elevar|aument|baj|reduj|aplaza|prorrog|traslad|adelant/i;
/** German says behind the new value what was done: `vom 29. August auf den 19. September verschoben`. */
const changedBehind =
  /^.{1,30} auf (?:den |das |die )?[^;]{1,40}(?:verschoben|verlegt|verlängert|verkürzt|geändert|erhöht|gesenkt|herabgesetzt|angehoben|vorgezogen|zu (?:erhöhen|senken|verlängern|verkürzen|verschieben|ändern)|anzuheben|herabzusetzen)(?![a-zß-ɏ])/i;

/** Behind a first change a sentence does not say again that it is one: `rises from 8 to 10, that of rooms from 3 to 4`. */
const changeBefore = new RegExp(
  String.raw`(?:${changing.source})(?:[^.;]|[.](?=\d))*(?<![a-zß-ɏ])(?:from|vo[nm]|de)\s+\S?\d(?:[^.;]|[.](?=\d)){0,24}\s(?:to|auf|à|a)\s+\S?\d`,
  'i',
);
const farBefore = 200;

/** `from 8 to 10` tells a change, not a range. */
export function isChange(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  if (!/\b(?:from|by|vo[nm]|um|de|du|del|desde)\s+(?:the |el )?$/i.test(before)) return false;
  if (
    changing.test(before) ||
    (/[,;] |(?:and|und|et|y) /u.test(before) && changeBefore.test(sentenceBefore(text, start)))
  )
    return true;
  return /vo[nm] $/i.test(before) && changedBehind.test(text.slice(start, start + 90));
}

const sentenceBefore = (text: string, start: number): string =>
  text.slice(Math.max(0, start - farBefore), start).replace(/^.*[.;?!] /su, '');

/** `falls from six to four years`: the first value has the unit of the second; undefined where no change is told. */
export function changedFrom(text: string, first: ValueMatch, second: ValueMatch): ValueMatch | undefined {
  const { value } = second;
  const isOpen =
    first.value.type === 'number' && value.type !== 'number' && value.key === '' && value.upper === undefined;
  if (!isOpen || !/^ (?:to|auf|à|a) $/u.test(text.slice(first.end, second.start)) || !isChange(text, first.start))
    return undefined;
  const convert = baseOf(text, second) ?? ((number: number): number => number);
  return { ...first, value: { ...value, low: convert(first.value.low), high: convert(first.value.high) } };
}

const outOf = /^ (?:of|out of|von|sur|de)(?: (?:the|den|les|los))? $/u;
/** Units that lessons and visits are not measured in: `six of 30 minutes` lasts half an hour each. */
const counted = /day|week|month/u;

/** `two of five working days`: the part has the unit of the whole; undefined where neither is one. */
export function partOf(text: string, first: ValueMatch, second: ValueMatch): ValueMatch | undefined {
  const { value } = second;
  const isWhole = value.type === 'duration' && counted.test(value.unit) && value.upper === undefined;
  if (!isWhole || first.value.type !== 'number' || first.value.upper !== undefined) return undefined;
  if (first.value.low >= (second.count ?? 0) || !outOf.test(text.slice(first.end, second.start))) return undefined;
  const convert = baseOf(text, second) ?? ((number: number): number => number);
  return { ...first, value: { ...value, low: convert(first.value.low), high: convert(first.value.high) } };
}

/** Conversion to base units that the unit behind the second end asks for. */
function baseOf(text: string, { start, end, value: high, count }: ValueMatch): ((value: number) => number) | undefined {
  // "two to four weeks": both ends in days.
  if (high.type === 'duration')
    return count === undefined || count === 0 ? undefined : (value) => (value * high.low) / count;
  if (high.type !== 'quantity') return undefined;
  const printed = text.slice(start, end);
  const number = /^[-−–+]?[\d.,½¼¾ ]*[\d½¼¾]/u.exec(printed);
  const unit = number === null ? undefined : unitAt(text, start + number[0].length);
  return unit === undefined ? undefined : (value) => value * unit.unit.factor + (unit.unit.offset ?? 0);
}

/** What may stand between a figure and the same in words: `£12,000 (in words: twelve thousand pounds)`. */
const announced = String.raw`(?:in words|say|in worten|en (?:toutes )?lettres|en letras|son|soit)[:,]? `;
const bracket = new RegExp(String.raw`^,? ?[([] ?(?:${announced})?$`, 'i');
const plainly = new RegExp(String.raw`^,? ${announced}$`, 'i');
const countable = new Set(['money', 'percent', 'duration', 'number']);

/** A figure and the same in words in brackets, in either order, are one value that is printed twice. */
export function joinWordsAndFigure(text: string, first: ValueMatch, second: ValueMatch): ValueMatch | undefined {
  if (first.isWords === second.isWords || !isPlain(first.value) || !isPlain(second.value)) return undefined;
  const end = endOfPair(text, text.slice(first.end, second.start), second.end);
  const [words, figure] = first.isWords === true ? [first, second] : [second, first];
  if (end === undefined || !isOfOneKind(words, figure)) return undefined;
  const lead = figure.value.type === 'number' ? words : figure;
  // "two years (2)": the bare number counts what the other one names.
  const scale = (match: ValueMatch): number =>
    match.value.type === 'number' && lead.value.type !== 'number' ? (lead.value.low || 1) / (lead.count || 1) : 1;
  const [low, high] = [figure.value.low * scale(figure), figure.value.high * scale(figure)];
  const [wordsLow, wordsHigh] = [words.value.low * scale(words), words.value.high * scale(words)];
  const slack = Math.abs(high) * 1e-6;
  const value: Value = {
    ...lead.value,
    unit: lead.value.unit === '' ? words.value.unit : lead.value.unit,
    low,
    high,
    bound: boundBefore(text, first.start),
    ...(wordsLow <= high + slack && wordsHigh >= low - slack ? {} : { inWords: (wordsLow + wordsHigh) / 2 }),
  };
  return { start: first.start, end, value };
}

const isPlain = ({ type, upper, inWords }: Value): boolean =>
  countable.has(type) && upper === undefined && inWords === undefined;

function endOfPair(text: string, between: string, end: number): number | undefined {
  if (plainly.test(between)) return end;
  if (!bracket.test(between)) return undefined;
  const close = /^(?:[^A-Za-zªµºÀ-ÖØ-ӿ\d()]{0,2}|(?: [A-Za-zªµºÀ-ÖØ-ӿ]+){1,2})[)\]]/u.exec(text.slice(end, end + 30));
  return close === null ? undefined : end + close[0].length;
}

/** Both mean the same kind of thing, or one of them does not say what it counts. */
function isOfOneKind(words: ValueMatch, figure: ValueMatch): boolean {
  const [a, b] = [words.value, figure.value];
  if (a.type === b.type) return a.unit === b.unit || a.unit === '' || b.unit === '';
  // "thirty days (4)" may name a footnote, "three (5 %)" a share of something else.
  if (b.type === 'number') return words.count === figure.count;
  return a.type === 'number' && (figure.start < words.start || (b.type === 'money' && a.low >= 100));
}

/** `90 mm ± 1.5 mm`: the first value with the second as its tolerance; undefined where none is printed. */
export function withTolerance(text: string, first: ValueMatch, second: ValueMatch): ValueMatch | undefined {
  const { value } = first;
  if (!/^\s?\(?(?:±|\+\/-) ?$/u.test(text.slice(first.end, second.start)) || value.upper !== undefined)
    return undefined;
  const isAlike = value.type === second.value.type && value.unit === second.value.unit.replace(/ difference$/u, '');
  return isAlike ? { ...first, value: { ...value, tolerance: (second.value.low + second.value.high) / 2 } } : undefined;
}
