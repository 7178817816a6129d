import type { Fact, FactDocument } from '../facts/fact.ts';
import type { FactLink } from './fact-link.ts';
import { findCandidates } from './find-candidates.ts';
import { isScanSlip } from './near-miss.ts';
import { isOwnDate } from './own-date.ts';
import { KnownValues, particularKey, Settlement } from './settlement.ts';
import type { TermWeights } from './term-weights.ts';

/** Equal values that many things have are taken twice only in slots as similar as this. */
const surelySame = 0.5;

/** Pairs the facts of different documents that are about the same thing, best partners first. */
export function linkFacts(
  documents: readonly FactDocument[],
  weights: TermWeights,
  settled: readonly FactLink[],
): FactLink[] {
  const state = new Settlement(settled);
  const known = new KnownValues(documents);
  const links: FactLink[] = [];
  const candidates = findCandidates(documents, weights);
  candidates.sort((x, y) => y.score - x.score || order(x.a, y.a) || order(x.b, y.b));
  for (const { a, b, relation, similarity, required } of candidates) {
    if (similarity < required) continue;
    const [isTakenA, isTakenB] = [state.isSettled(a, b.document), state.isSettled(b, a.document)];
    if (relation === 'same') {
      if (state.isInConflict(a, b) || (isTakenA && isTakenB && similarity < surelySame && particularKey(a) === ''))
        continue;
      links.push({ a, b, relation, strength: Math.min(1, similarity + 0.3), by: 'slot' });
    } else {
      if (isTakenA || isTakenB || !isComparable(a, b, documents)) continue;
      if (known.isIn(b.document, a) || known.isIn(a.document, b)) continue;
      links.push({ a, b, relation, strength: Math.min(1, 0.5 + (similarity - required)), by: 'slot' });
    }
    state.settle(a, b, relation);
  }
  return links;
}

const order = (a: Fact, b: Fact): number => a.document - b.document || a.passage - b.passage || a.start - b.start;

/** Whether a difference between two facts would mean anything. */
function isComparable(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
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
