import type { Occurrence } from './known-case.ts';

/** A quote of more words points at a page rather than at a place. */
const mostWords = 80;
/** Pages that a position may be off: a paragraph can run over the end of a page. */
const pagesOff = 1;
/** Part of a longer quote that must be there in order when it is not there as a whole. */
const mostOfIt = 0.75;
/** Values shorter than this stand anywhere: more words of their surroundings are asked for. */
const tellingLength = 4;

/** What an engine says about one place. */
export interface ReportedPlace {
  /** Name of the document. */
  readonly document: string;
  readonly page: number;
  readonly quote: string;
  readonly value?: string | undefined;
}

/** Lower case, without punctuation and white space; figures stay in the groups in which they are printed. */
const groupedWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The same with groups of three figures put together: `240 771` and `240771` are one number, unless they are two cells. */
const joinedWords = (text: string): string[] =>
  groupedWords(
    text.replace(/(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)/gu, (number) => number.replace(/\s/gu, '')),
  );

function holds(words: readonly string[], part: readonly string[]): boolean {
  return part.length > 0 && words.some((_, at) => part.every((word, step) => words[at + step] === word));
}

/** How many words stand in both, in the same order. */
function sharedInOrder(a: readonly string[], b: readonly string[]): number {
  let row = b.map(() => 0);
  for (const word of a) {
    const above = row;
    row = [];
    for (const [at, other] of b.entries())
      row.push(other === word ? (above[at - 1] ?? 0) + 1 : Math.max(above[at] ?? 0, row[at - 1] ?? 0));
  }
  return row.at(-1) ?? 0;
}

/** Whether a reported place shows what an occurrence says; a recogniser may have mistaken a few marks of a scan. */
export function showsOccurrence(place: ReportedPlace, occurrence: Occurrence, isScan = false): boolean {
  if (place.document !== occurrence.document || Math.abs(place.page - occurrence.page) > pagesOff) return false;
  return (
    isShownIn(place, occurrence, groupedWords) ||
    isShownIn(place, occurrence, joinedWords) ||
    (isScan && isMisread(place, occurrence))
  );
}

/** Letters and figures of a value from which on a few wrong ones leave it what it is, and for how many one may be wrong. */
const surelyRead = 6;
const marksPerSlip = 12;

function isMisread({ quote, page }: ReportedPlace, { value, page: wanted }: Occurrence): boolean {
  const [text, part] = [groupedWords(quote), groupedWords(value).join('')];
  if (page !== wanted || text.length > mostWords || part.length < surelyRead) return false;
  return slipsWithin(text.join(''), part) <= 1 + Math.floor(part.length / marksPerSlip);
}

/** Marks that must be changed, added or left out for a text to hold a part. Sellers (1980). */
function slipsWithin(text: string, part: string): number {
  let row = Array.from({ length: text.length + 1 }, () => 0);
  for (const [at, mark] of Array.from(part).entries()) {
    const above = row;
    row = [at + 1];
    for (let column = 1; column <= text.length; column += 1) {
      const changed = (above[column - 1] ?? 0) + (text[column - 1] === mark ? 0 : 1);
      row.push(Math.min(changed, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1));
    }
  }
  return Math.min(...row);
}

function isShownIn(place: ReportedPlace, occurrence: Occurrence, wordsOf: (text: string) => string[]): boolean {
  const quote = wordsOf(place.quote);
  if (quote.length > mostWords) return false;
  const whole = wordsOf(occurrence.quote);
  const value = wordsOf(occurrence.value);
  const context = wordsOf(occurrence.context);
  const halfOfValue = sharedInOrder(value, quote) * 2 >= value.length;
  if (holds(quote, whole) && whole.length > value.length) return true;
  if (holds(quote, value)) return quote.length === value.length || hasSurroundings(quote, value, context, occurrence);
  if (holds(whole, quote) && halfOfValue) return true;
  if (whole.length >= 4 && halfOfValue && sharedInOrder(whole, quote) >= whole.length * mostOfIt) return true;
  return holds(wordsOf(place.value ?? ''), value) && sharedInOrder(context, quote) * 2 >= quote.length;
}

/** A short or repeated value needs words around it that tell which one is meant. */
function hasSurroundings(
  quote: readonly string[],
  value: readonly string[],
  context: readonly string[],
  { repeated }: Occurrence,
): boolean {
  const isWeak = value.join('').length < tellingLength || (value.length === 1 && !/\d/u.test(value[0] ?? ''));
  const wanted = repeated === true ? 2 : isWeak ? 1 : 0;
  const around = new Set(context.filter((word) => word.length > 1 && !value.includes(word)));
  const found = new Set(quote.filter((word) => around.has(word))).size;
  return found >= Math.min(wanted, around.size);
}
