import { factsOfPassage, printed, wordsOfFact, wordsOfUnit, type Fact, type FactDocument } from '../../facts/fact.ts';
import type { Language } from '../../facts/numbers/number-format.ts';
import { stem } from '../../facts/words/stem.ts';
import type { Value, ValueType } from '../../facts/values/value.ts';
import type { FactLink } from '../../align/fact-link.ts';
import { ratioOf } from '../../align/candidates/required-similarity.ts';
import { slipOf } from '../../align/slips.ts';
import { shareEvent, shareObject } from '../../align/time-objects.ts';
import type { Word } from '../../layout/word.ts';

/**
 * What speaks for two unlike values being said of one thing, in tenths of log-odds: a scorecard fitted by logistic
 * regression to the differences that were found in papers of which it was known which are real (decision 13). Steps add
 * up: a strength of 0.7 has the points of 0.55 and 0.65.
 */
const points = {
  start: -12,
  strength: [
    [0.55, 7],
    [0.65, 2],
    [0.75, 4],
  ],
  isSlip: 12,
  /** How many times the one is as large as the other. */
  amounts: [
    [1.6, -12],
    [2.5, -9],
    [4, -6],
  ],
  /** A measure is of few things, and of fewer than an amount or a number. */
  isMeasure: 4,
  /** Shares and stretches of time lie farther apart by nature. */
  rates: [
    [2.5, -9],
    [4, -6],
  ],
  isTime: -13,
  /** Both times are said of one event that happens to one thing: `the bar closes`. */
  isOfOneEvent: 4,
  /** Both are said of one event in much the same words, or as a slip of the pen would have it: `born 17/03/1968`, `born 17/03/1986`. */
  isSurelyOfOneEvent: 4,
  /** Both are the last day for one event: `to be drawn by 30 September`, `drawn no later than 31 August`. */
  areDeadlines: 6,
  daysApart: [
    [15, -3],
    [45, -5],
  ],
  isSaidElsewhere: -8,
  hasSameUnit: 8,
  /** Their rows name one article by its number. */
  isOfOneArticle: 12,
  commonWords: [
    [1, 4],
    [3, 6],
  ],
  hasSameWordBefore: 8,
  hasSameWordAfter: 9,
} as const;

/** Below it four differences of five were false. */
const least = -3;

const amounts: ReadonlySet<ValueType> = new Set(['money', 'number', 'quantity']);
const rates: ReadonlySet<ValueType> = new Set(['percent', 'duration']);
const times: ReadonlySet<ValueType> = new Set(['date', 'time']);

/** Strength from which the words around two times are much the same. */
const surely = 0.75;

const areDeadlines = (a: Fact, b: Fact): boolean =>
  a.value.type === 'date' && a.value.bound === 'most' && b.value.bound === 'most' && shareEvent(a, b);

const isTimeOfOneEvent = (a: Fact, b: Fact): boolean => times.has(a.value.type) && shareEvent(a, b);

type Steps = readonly (readonly [from: number, points: number])[];

const pointsOf = (steps: Steps, value: number): number =>
  steps.reduce((sum, [from, worth]) => (value >= from ? sum + worth : sum), 0);

/** Tells which differences are plausible: that of two things named alike is none, and a value tells much about whether it is of the same thing. */
export function plausibility(documents: readonly FactDocument[]): (link: FactLink) => boolean {
  const said = documents.map(({ facts }) => new Set(facts.map(({ value }) => keyOf(value))));
  const isSaidElsewhere = (fact: Fact, document: number): boolean => said[document]?.has(keyOf(fact.value)) ?? false;
  return ({ a, b, strength, by }) => {
    if (by !== 'slot') return true;
    const isElsewhere = isSaidElsewhere(a, b.document) || isSaidElsewhere(b, a.document);
    const isSlip = slipOf(a, b, documents) > 0;
    const sum =
      points.start +
      pointsOf(points.strength, strength) +
      (isSlip ? points.isSlip : 0) +
      pointsOfValues(a, b, isSlip && areOneFigure(a, b, documents)) +
      (isTimeOfOneEvent(a, b) && (isSlip || strength >= surely) ? points.isSurelyOfOneEvent : 0) +
      (isElsewhere ? points.isSaidElsewhere : 0) +
      (areOfOneArticle(a, b, documents) ? points.isOfOneArticle : 0) +
      pointsOfWords(a, b, documents);
    return sum >= least;
  };
}

/** `PH-0700 | Buffer, 500 ml` and `PH-0700 | buffer, 250 ml`. */
function areOfOneArticle(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  // How many of an article a row counts, other rows may count by case or by load.
  if (a.value.type === 'number' || b.value.type === 'number') return false;
  const codes = codesOfRow(a, documents);
  return codes.length > 0 && codesOfRow(b, documents).some((code) => codes.includes(code));
}

function codesOfRow({ document: index, passage }: Fact, documents: readonly FactDocument[]): string[] {
  const document = documents[index];
  if (document?.passages[passage]?.kind !== 'row') return [];
  return factsOfPassage(document, passage).flatMap(({ value }) =>
    value.type === 'identifier' && value.unit === '' && /\d/u.test(value.key) && /[A-Za-zªµºÀ-ÖØ-ӿ]/u.test(value.key)
      ? [value.key]
      : [],
  );
}

const keyOf = ({ type, unit, low, key }: Value): string => `${type} ${unit} ${key === '' ? low : key}`;

/** `180 m³/h` and `180 l/min`: one figure, printed with two units. */
function areOneFigure(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const [x, y] = [a, b].map((fact) => {
    const document = documents[fact.document];
    return figure.exec(document === undefined ? '' : printed(wordsOfFact(document, fact)))?.[0] ?? '';
  });
  return a.value.type === 'quantity' && x === y && x !== '';
}

const figure = /\d{2,}/u;

function pointsOfValues(a: Fact, b: Fact, isOneFigure: boolean): number {
  const { type, unit } = a.value;
  const ratio = isOneFigure ? 1 : ratioOf(a, b);
  return (
    (unit === b.value.unit ? points.hasSameUnit : 0) +
    (amounts.has(type) ? pointsOf(points.amounts, ratio) : 0) +
    (type === 'quantity' && unit !== 'ratio' ? points.isMeasure : 0) +
    (rates.has(type) ? pointsOf(points.rates, ratio) : 0) +
    (times.has(type) ? points.isTime + (shareEvent(a, b) && shareObject(a, b) ? points.isOfOneEvent : 0) : 0) +
    (areDeadlines(a, b) ? points.areDeadlines : 0) +
    pointsOf(points.daysApart, daysApart(a.value, b.value))
  );
}

/** Days between two dates, of one year where only one of them prints it; none where a day is not printed. */
function daysApart({ date: a }: Value, { date: b }: Value): number {
  if (a?.day === undefined || b?.day === undefined || a.month === undefined || b.month === undefined) return 0;
  const [x, y] = [a.year ?? b.year ?? someYear, b.year ?? a.year ?? someYear];
  return Math.abs(Date.UTC(x, a.month - 1, a.day) - Date.UTC(y, b.month - 1, b.day)) / dayMs;
}

const someYear = 2000;
const dayMs = 86_400_000;

/** Words beside a value that are looked at. */
const beside = 2;

function pointsOfWords(a: Fact, b: Fact, documents: readonly FactDocument[]): number {
  const termsOf = languageOf(a, documents) === languageOf(b, documents) ? beginnings : concepts;
  const around = (fact: Fact): Terms => termsOf(wordsOfSentence(fact, documents));
  const isShared = (from: number, to: number): boolean => {
    const [x, y] = [a, b].map((fact) => {
      const words = documents[fact.document]?.passages[fact.passage]?.words ?? [];
      const [start, end] = from < 0 ? [fact.start + from, fact.start] : [fact.end, fact.end + to];
      return termsOf(words.slice(Math.max(0, start), end));
    });
    return x !== undefined && y !== undefined && shared(x, y) > 0;
  };
  return (
    pointsOf(points.commonWords, shared(around(a), around(b))) +
    (isShared(-beside, 0) ? points.hasSameWordBefore : 0) +
    (isShared(0, beside) ? points.hasSameWordAfter : 0)
  );
}

const languageOf = ({ document }: Fact, documents: readonly FactDocument[]): Language | undefined =>
  documents[document]?.format.language;

function wordsOfSentence({ document: index, sentence }: Fact, documents: readonly FactDocument[]): readonly Word[] {
  const document = documents[index];
  const unit = document?.units[sentence];
  return document === undefined || unit === undefined ? [] : wordsOfUnit(document, unit);
}

type Terms = ReadonlySet<string>;

const shared = (a: Terms, b: Terms): number => [...a].filter((word) => b.has(word)).length;

/** Words of three letters and more, by their first five: their endings change. */
const beginnings = (words: readonly Word[]): Terms =>
  new Set(
    (
      printed(words)
        .toLowerCase()
        .match(/[a-zß-ɏ]{3,}/gu) ?? []
    ).map((word) => word.slice(0, 5)),
  );

/** What words of two languages share: `Preis` and `price`. */
const concepts = (words: readonly Word[]): Terms =>
  new Set(words.map(({ text }) => stem(text)).filter((term) => term !== ''));
