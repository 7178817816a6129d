import { findValues } from '../../facts/values/find-values.ts';
import { isReferenceWord } from '../../layout/numbered-parts.ts';
import { pageNumberMark, type ReadingText } from '../../layout/reading-text/index.ts';
import { isListJoiner } from '../clauses.ts';
import { valuesIn } from '../hunk-values.ts';
import { formAt } from '../hunk-words.ts';
import { keyAt } from '../markers.ts';
import type { Paper } from '../sentences.ts';
import { wordAt } from '../token-places.ts';

/** A number that names one of several things, as in `Exhibit A-1`, `Units 5 and 6`; it counts nothing. */
export interface Designator {
  /** What is numbered: `a-#-t`, `unit #`. */
  readonly series: string;
  readonly number: number;
  /** How it is printed, with `#` for the number. */
  readonly print: string;
}

/** A number that follows letters in one printed word: `A-1-T`, `HFO-5`. */
const coded = /^[^A-Za-zªµºÀ-ÖØ-ӿ\d]*[A-Za-zªµºÀ-ÖØ-ӿ][A-Za-zªµºÀ-ÖØ-ӿ.]*-?\d/u;
const wholeNumber = /^\d{1,4}$/u;
const numberSign = /^n[or]s?\.?$/u;
/** `No.` before a number. */
export const isNumberSign = (key: string): boolean => numberSign.test(key);
/** Tokens that the numbers of a list may be away from the word in front of them. */
const longestList = 24;

export function designatorAt(paper: Paper, token: number): Designator | undefined {
  const { text } = paper;
  const key = keyAt(text, token);
  if (!wholeNumber.test(key) || ((text.marks[token] ?? 0) & pageNumberMark) !== 0) return undefined;
  const facts = valuesIn(paper, [token, token + 1]);
  if (facts.some(({ value }) => value.type !== 'number' && value.type !== 'identifier')) return undefined;
  const word = wordAt(text, token)?.text ?? '';
  const print = coded.test(word) ? shapeOf(word) : labelBefore(paper, token);
  return print === undefined ? undefined : { series: print.toLowerCase(), number: Number(key), print };
}

/** Whether two numbers are of one row; print may cut the end off, as in `A-4-` at the end of a line. */
export const areOfOneSeries = (a: Designator, b: Designator): boolean =>
  a.series.startsWith(b.series) || b.series.startsWith(a.series);

/** Without the sign for a number before it, and what is printed around it. */
const shapeOf = (word: string): string =>
  word
    .replace(/\d+/gu, '#')
    .replace(/^[^A-Za-zªµºÀ-ÖØ-ӿ#]+|[^A-Za-zªµºÀ-ÖØ-ӿ#]+$/gu, '')
    .replace(/^[Nn][OoRr][Ss]?\.(?=.)/u, '');

/** The word whose numbers follow it: one that is always numbered, or one that is written as a name and no measure. */
function labelBefore({ text, facts }: Paper, token: number): string | undefined {
  for (let before = token - 1; before >= Math.max(0, token - longestList); before -= 1) {
    const key = keyAt(text, before);
    if (wholeNumber.test(key) || isListJoiner(key) || isNumberSign(key)) continue;
    if (isReferenceWord(key)) return labelAt(text, before);
    if (!isCapital(text, before)) return undefined;
    const isMeasure = findValues(`2 ${key}`, facts.format).some(({ value: { type } }) => type !== 'number');
    return isMeasure ? undefined : labelAt(text, before);
  }
  return undefined;
}

const labelAt = (text: ReadingText, token: number): string =>
  `${formAt(text, token).replace(/^[^A-Za-zªµºÀ-ÖØ-ӿ]+|s?[^A-Za-zªµºÀ-ÖØ-ӿ]*$/gu, '')} #`;

export const isCapital = (text: ReadingText, token: number): boolean =>
  /^[^A-Za-zªµºÀ-ÖØ-ӿ\d]*[A-ZÀ-ÖØ-Þ]/u.test(formAt(text, token));
