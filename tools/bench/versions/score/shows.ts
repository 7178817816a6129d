import type { ShownOccurrence } from '../truth/truth-file.ts';
import { holds, holdsNearly, normalise, sharedInOrder, squeeze, wordsOf } from './normalise.ts';

/** What an engine says about one place. */
export interface Reported {
  readonly quote: string;
  readonly value: string;
}

/** A quote of more words points at a page rather than at a place. */
const mostWords = 80;
/** Values shorter than this stand anywhere. */
const tellingLength = 4;

type Reading = (text: string) => string;
const readings: readonly Reading[] = [(text) => normalise(text), (text) => normalise(text, false)];

/** A number and its unit match with or without a space between them. */
const spaced: Reading = (text) => text.replace(/(?<![\p{L}\p{N}.])(\d+(?:\.\d+)?)(\p{L}+)(?![\p{L}\p{N}])/gu, '$1 $2');
const isMeasure = (value: string): boolean => /(?<![\p{L}\d.])\d+(?:\.\d+)? ?\p{L}/u.test(normalise(value));

/** Whether a reported text shows what an occurrence says. */
export function shows(reported: Reported, occurrence: ShownOccurrence, isScan: boolean): boolean {
  const all = isMeasure(occurrence.value)
    ? [
        ...readings,
        ...readings.map(
          (read): Reading =>
            (text) =>
              spaced(read(text)),
        ),
      ]
    : readings;
  return all.some((read) => showsAs(read, reported, occurrence, isScan));
}

function showsAs(read: Reading, reported: Reported, occurrence: ShownOccurrence, isScan: boolean): boolean {
  const whole = read(reported.quote);
  const quote = wordsOf(whole).length > mostWords ? '' : whole;
  const [reportedValue, value, wanted] = [read(reported.value), read(occurrence.value), read(occurrence.quote)];
  const context = wordsOf(read(occurrence.context ?? occurrence.quote));
  const around = new Set(context);
  for (const word of wordsOf(value)) around.delete(word);
  const shared = new Set(wordsOf(quote).filter((word) => around.has(word) && word.length > 1)).size;
  const repeated = occurrence.repeated === true;
  const hasSurroundings = shared >= Math.min(repeated ? 2 : 1, around.size);
  const isShort =
    squeeze(value).length < tellingLength || (wordsOf(value).length === 1 && !/\d/u.test(value)) || repeated;
  if (quote !== '') {
    const isTold = !isShort || hasSurroundings;
    if (holds(quote, wanted)) {
      const isLonger = wordsOf(wanted).length > wordsOf(value).length + (repeated ? 1 : 0);
      return isTold || quote === wanted || isLonger;
    }
    if (holds(quote, value)) return isTold || quote === value;
    if (showsPart(quote, value, wanted, isScan)) return true;
  }
  if (reportedValue === '' || !isSameValue(reportedValue, value, isShort)) return false;
  return quote === '' || hasSurroundings || sharedInOrder(context, wordsOf(quote)) * 2 >= wordsOf(quote).length;
}

function showsPart(quote: string, value: string, wanted: string, isScan: boolean): boolean {
  const words = wordsOf(quote);
  const hasHalf = sharedInOrder(wordsOf(value), words) * 2 >= wordsOf(value).length;
  if (holds(wanted, quote) && hasHalf) return true;
  const wantedWords = wordsOf(wanted);
  if (wantedWords.length >= 4 && hasHalf && sharedInOrder(wantedWords, words) >= 0.75 * wantedWords.length) return true;
  const tight = squeeze(value);
  if (tight.length >= 5 && squeeze(quote).includes(tight)) return true;
  return isScan && tight.length >= 6 && holdsNearly(squeeze(quote), tight);
}

const isSameValue = (reported: string, value: string, isShort: boolean): boolean =>
  reported === value ||
  (squeeze(reported).length >= 3 && holds(value, reported) && /\d/u.test(reported)) ||
  (holds(reported, value) && !isShort);

/** The same on the most generous reading: it only tells a plain false alarm from a hard one. */
export function showsLoosely(reported: Reported, occurrence: ShownOccurrence, isScan: boolean): boolean {
  if (shows(reported, occurrence, isScan)) return true;
  return readings.some((read) => {
    const [value, quote] = [squeeze(read(occurrence.value)), squeeze(read(reported.quote))];
    if (value === '') return false;
    if (squeeze(read(reported.value)) === value) return true;
    if (value.length < 2 || wordsOf(normalise(reported.quote)).length > mostWords) return false;
    return standsAlone(quote, value);
  });
}

/** A figure inside a longer number is another number. */
function standsAlone(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1)) {
    const cutsBefore = /^\d/u.test(value) && /[\d.]/u.test(text[at - 1] ?? '');
    const cutsAfter = /\d$/u.test(value) && /[\d.]/u.test(text[at + value.length] ?? '');
    if (!cutsBefore && !cutsAfter) return true;
  }
  return false;
}
