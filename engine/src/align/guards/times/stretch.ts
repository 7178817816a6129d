import { areEqual } from '../../../facts/values/compare-values.ts';
import { factsOfSentence, type Fact, type FactDocument } from '../../../facts/fact.ts';
import { plainWord } from '../../../facts/words/stem.ts';
import { ownTerms, shareEvent } from '../../time-objects.ts';

/** Words between the first day of a stretch of time and its last: `vom 1. März bis zum 31. August`. */
const joint =
  /^(?:to|until|till|through|and|bis|und|zum|einschliesslich|au|et|jusqu'au|al|a|y|hasta|e|fino|the|den|dem|le|el|il|)$/u;
const longestJoint = 3;

/** The same day begins two stretches of time, or ends them: what is at their other ends is meant to be one. */
export function shareOtherEnd(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.value.type !== 'date' || b.value.type !== 'date') return false;
  const [x, y] = [otherEnds(a, documents), otherEnds(b, documents)];
  return (
    (x.first !== undefined && y.first !== undefined && areEqual(x.first.value, y.first.value)) ||
    (x.last !== undefined && y.last !== undefined && areEqual(x.last.value, y.last.value))
  );
}

/** How many times as long as a stay the season is that it lies in, at least. */
const muchLonger = 2.5;

/** A stay from the 12th to the 26th lies in the season from July to August: the two stretches are of two things. */
export function isStretchWithin(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.value.type !== 'date' || b.value.type !== 'date') return false;
  const [x, y] = [stretchOf(a, documents), stretchOf(b, documents)];
  if (x === undefined) return y !== undefined && isDayWithin(a, y, b);
  if (y === undefined) return isDayWithin(b, x, a);
  const [short, long] = x[1] - x[0] <= y[1] - y[0] ? [x, y] : [y, x];
  const isInside = short[0] > long[0] && short[1] < long[1];
  return isInside && long[1] - long[0] >= (short[1] - short[0]) * muchLonger;
}

/** Days that something may last within which one part of it takes place. */
const longestEvent = 31;
const namingWeight = 0.5;

/** The talk is given on 7 May, the congress lasts from the 6th to the 8th: the day lies in the stretch and is none of its ends. */
function isDayWithin(day: Fact, [first, last]: readonly [number, number], end: Fact): boolean {
  const at = dayOf(day);
  if (at === undefined || at <= first || at >= last || last - first > longestEvent) return false;
  return !shareEvent(day, end) || !ownTerms(day).some((term) => (end.slot.get(term) ?? 0) >= namingWeight);
}

/** First and last day of the stretch of time that a date begins or ends, as days of a year. */
function stretchOf(fact: Fact, documents: readonly FactDocument[]): [number, number] | undefined {
  const { first, last } = otherEnds(fact, documents);
  if ((first === undefined) === (last === undefined)) return undefined;
  const [from, to] = [dayOf(first ?? fact), dayOf(last ?? fact)];
  return from === undefined || to === undefined || to <= from ? undefined : [from, to];
}

const dayOf = ({ value: { date } }: Fact): number | undefined =>
  date?.month === undefined || date.day === undefined ? undefined : date.month * 31 + date.day;

interface Ends {
  readonly first: Fact | undefined;
  readonly last: Fact | undefined;
}

/** The dates between which a date stands first or last in its sentence. */
export function otherEnds(fact: Fact, documents: readonly FactDocument[]): Ends {
  const document = documents[fact.document];
  const words = document?.passages[fact.passage]?.words ?? [];
  const dates =
    document === undefined
      ? []
      : factsOfSentence(document, fact.sentence).filter(({ value }) => value.type === 'date' && value !== fact.value);
  const isJoined = (from: number, to: number): boolean =>
    to > from &&
    to - from <= longestJoint &&
    words.slice(from, to).every(({ text }) => joint.test(plainWord(text)) && !/[,.;:]$/u.test(text));
  // Both days of `6–8 May` stand in one print.
  const isBeside = (other: Fact, sign: 1 | -1): boolean =>
    other.start === fact.start && ((dayOf(other) ?? 0) - (dayOf(fact) ?? 0)) * sign > 0;
  return {
    first: dates.find((other) => isJoined(other.end, fact.start) || isBeside(other, -1)),
    last: dates.find((other) => isJoined(fact.end, other.start) || isBeside(other, 1)),
  };
}
