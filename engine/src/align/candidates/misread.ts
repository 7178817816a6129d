import { printed, wordsOfFact, type Fact, type FactDocument } from '../../facts/fact.ts';
import { isCodeMisread } from '../../facts/values/ocr-confusions.ts';
import { ratioOf } from './required-similarity.ts';

/** One side was recognised, and what differs are shapes that a recogniser mistakes. */
export function isMisread(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const isRead = (fact: Fact): boolean =>
    documents[fact.document]?.passages[fact.passage]?.words[fact.start]?.page.ocr === true;
  if (isRead(a) === isRead(b)) return false;
  // A point is lost sooner than a digit: `285 A` for `28.5 A`.
  const figures = (fact: Fact): string => {
    const own = documents[fact.document];
    return own === undefined ? '' : printed(wordsOfFact(own, fact)).replace(/[^A-Za-zªµºÀ-ÖØ-ӿ\d]/gu, '');
  };
  const places = Math.log10(ratioOf(a, b));
  const isShifted = places > 0.5 && Math.abs(places - Math.round(places)) < 1e-6;
  if (a.value.key === '' && b.value.key === '' && isShifted && figures(a) === figures(b)) return true;
  const [read, exact] = isRead(a) ? [a.value, b.value] : [b.value, a.value];
  return read.type === 'identifier' && exact.type === 'identifier' && isCodeMisread(read.key, exact.key);
}
