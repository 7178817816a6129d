import type { Fact, FactDocument } from '../facts/fact.ts';
import { isScanSlip } from './near-miss.ts';
import { isOwnDate } from './own-date.ts';

/** Whether a difference between two facts would mean anything. */
export function isComparable(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.isFormer || b.isFormer) return false;
  if (isOwnDate(a, documents) && isOwnDate(b, documents)) return false;
  if (isMisread(a, b, documents)) return false;
  if (a.period === undefined && b.period === undefined) return true;
  const yearOf = (fact: Fact): number | undefined => fact.period ?? documents[fact.document]?.mainYear;
  return yearOf(a) === yearOf(b);
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
