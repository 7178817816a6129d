import type { Fact, FactDocument } from '../facts/fact.ts';
import { stem } from '../facts/stem.ts';
import { isScanSlip } from './near-miss.ts';
import { isOwnDate } from './own-date.ts';

/** Whether a difference between two facts would mean anything. */
export function isComparable(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.isFormer || b.isFormer) return false;
  if (isOwnDate(a, documents) && isOwnDate(b, documents)) return false;
  if (isMisread(a, b, documents) || isOtherRate(a, b) || isOtherState(a, b)) return false;
  return !isOtherYear(a, b, documents);
}

/** What holds for one year says nothing about another. */
export function isOtherYear(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.period === undefined && b.period === undefined) return false;
  const yearOf = (fact: Fact): number | undefined => fact.period ?? documents[fact.document]?.mainYear;
  return yearOf(a) !== yearOf(b);
}

/** One side was recognised, and what differs are shapes that a recogniser mistakes. */
function isMisread(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const isRecognised = (fact: Fact): boolean =>
    documents[fact.document]?.passages[fact.passage]?.words[fact.start]?.page.ocr === true;
  if (isRecognised(a) === isRecognised(b)) return false;
  return (
    a.value.type === 'identifier' &&
    b.value.type === 'identifier' &&
    /\p{L}/u.test(a.value.key) &&
    isScanSlip(a.value.key, b.value.key)
  );
}

/** Stretches of time that an amount may be reckoned by. */
const rates = ['=hour', '=day', '=week', '=month', '=quarter', '=year'] as const;
const rateWeight = 0.4;

/** An amount by the month and an amount by the year differ by nature. */
function isOtherRate(a: Fact, b: Fact): boolean {
  if (a.value.type !== 'money' && b.value.type !== 'money') return false;
  const ratesOf = (fact: Fact): string[] => rates.filter((rate) => (fact.slot.get(rate) ?? 0) >= rateWeight);
  const [x, y] = [ratesOf(a), ratesOf(b)];
  return x.length === 1 && y.length === 1 && x[0] !== y[0];
}

/** Words by which an account says what it began with. */
const opening = [
  'opening',
  'brought',
  'anfangsbestand',
  'anfangssaldo',
  'vortrag',
  'saldovortrag',
  'ouverture',
  'apertura',
].map(stem);
const stateWeight = 0.4;

/** What an account began with differs by nature from what it holds. */
function isOtherState(a: Fact, b: Fact): boolean {
  const isOpening = ({ slot }: Fact): boolean => opening.some((term) => (slot.get(term) ?? 0) >= stateWeight);
  return a.value.type === 'money' && b.value.type === 'money' && isOpening(a) !== isOpening(b);
}
