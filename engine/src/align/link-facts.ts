import { compareValues } from '../facts/values/compare-values.ts';
import type { Fact, FactDocument } from '../facts/fact.ts';
import type { FactLink } from './fact-link.ts';
import { isKept } from './candidates/kept-limits.ts';
import { findCandidates, type Candidate } from './candidates/find-candidates.ts';
import { findLoneCounts } from './left-over/lone-counts.ts';
import { findLoneExcesses } from './left-over/lone-excesses.ts';
import { findLoneDimensions } from './left-over/lone-dimensions.ts';
import { lonePairs } from './left-over/lone-pairs.ts';
import { isComparable } from './guards/is-comparable.ts';
import { preferEqual } from './candidates/prefer-equal.ts';
import type { Relatedness } from './papers/relatedness.ts';
import { findOtherOfTwoDays } from './left-over/other-of-two-days.ts';
import { isOfColumn, isOfOneRow } from './of-one-row.ts';
import { Rivals } from './candidates/rivals.ts';
import { KnownValues, particularKey, Settlement } from './settlement.ts';
import { slipOf } from './slips.ts';
import { findSlippedAmounts } from './left-over/slipped-amounts.ts';
import type { TermWeights } from './term-weights.ts';
import { shareEvent } from './time-objects.ts';
import { UnionFind } from './union-find.ts';

/** Equal values that many things have are taken twice only in slots as similar as this. */
const surelySame = 0.5;
/** A slip of so many marks is one though a third document holds both values. */
const surelySlip = 5;
/** What it adds that the two sentences or rows hold another value in common that only one thing has. */
const pinBonus = 0.14;

/** Find partners among what is left, by other signs than the words around it; in this order. */
const leftOver = [findLoneDimensions, findLoneCounts, findLoneExcesses, findSlippedAmounts, findOtherOfTwoDays];

/** Pairs the facts of different documents that are about the same thing, best partners first. */
export function linkFacts(
  documents: readonly FactDocument[],
  weights: TermWeights,
  areRelated: Relatedness,
  onCandidates?: (ranked: readonly Candidate[]) => void,
): FactLink[] {
  const state = new Settlement();
  const known = new KnownValues(documents);
  const ranked = rank(preferEqual(findCandidates(documents, weights, areRelated, state)));
  onCandidates?.(ranked);
  const rivals = new Rivals(ranked);
  const links: FactLink[] = [];
  /** `Within 30 days` and `eighteen days after`: the one has found what it keeps to, and is held against nothing less alike. */
  const isKeptLimit = ({ a, b }: Candidate): boolean => isKept(a, b, documents) || isKept(b, a, documents);
  const isPossible = ({ a, b }: Candidate): boolean =>
    !state.isSettled(a, b.document) &&
    !state.isSettled(b, a.document) &&
    isComparable(a, b, documents) &&
    ((a.value.type !== 'duration' && !isFrequency(a)) ||
      (shareEvent(a, b) && !isOfColumn(a) && !isOfColumn(b)) ||
      isOfOneRow(a, b, documents)) &&
    (known.areOfOtherCurrencies(a, b) ||
      (!known.isIn(b.document, a) &&
        !known.isIn(a.document, b) &&
        !isKnownTenfold(a, b, documents) &&
        (!known.areTogether(a, b) || (a.value.type !== 'identifier' && slipOf(a, b, documents) >= surelySlip))));
  for (const candidate of ranked) {
    const { a, b, relation, similarity, required, isWithin } = candidate;
    if (similarity < required) continue;
    if (relation === 'same') {
      if (isFrequency(a) && !isOfOneRow(a, b, documents)) continue;
      const [isTakenA, isTakenB] = [state.isSettled(a, b.document), state.isSettled(b, a.document)];
      // What keeps to a limit says less than an equal value that was found for one of both.
      if (isWithin === true && (isTakenA || isTakenB)) continue;
      const isTaken = isTakenA && isTakenB;
      if (state.isInConflict(a, b) || (isTaken && similarity < surelySame && particularKey(a) === '')) continue;
      links.push({ a, b, relation, strength: Math.min(1, similarity + 0.3), by: 'slot' });
    } else {
      if (!isPossible(candidate) || rivals.has(candidate, (other) => isPossible(other) || isKeptLimit(other))) continue;
      links.push({ a, b, relation, strength: Math.min(1, 0.5 + (similarity - required)), by: 'slot' });
    }
    state.settle(a, b, relation);
  }
  const clusters = new UnionFind<Fact>();
  for (const { a, b, relation } of links) if (relation === 'same') clusters.join(a, b);
  const isLone = (candidate: Candidate): boolean =>
    candidate.relation === 'different' &&
    isPossible(candidate) &&
    !rivals.has(candidate, isKeptLimit) &&
    areApart(clusters, candidate);
  const take = ({ a, b }: Candidate, strength: number, by: FactLink['by']): void => {
    links.push({ a, b, relation: 'different', strength, by });
    state.settle(a, b, 'different');
  };
  for (const pair of lonePairs(ranked.filter(isLone), documents)) take(pair, 0.4 + pair.similarity / 4, 'slot');
  for (const find of leftOver)
    for (const pair of find(documents, areRelated, links).filter(isLone)) take(pair, 0.4, 'sign');
  return links;
}

const order = (a: Fact, b: Fact): number => a.document - b.document || a.passage - b.passage || a.start - b.start;

/** No document holds what agrees with the one and what agrees with the other: it would tell them to be two things. */
function areApart(clusters: UnionFind<Fact>, { a, b }: Candidate): boolean {
  const holders = new Set(clusters.members(a).map(({ document }) => document));
  return !clusters.members(b).some(({ document }) => holders.has(document));
}

const sentenceKey = (a: Fact, b: Fact): string => `${a.document} ${a.sentence} ${b.document} ${b.sentence}`;

function rank(candidates: readonly Candidate[]): Candidate[] {
  const pins = findPins(candidates);
  return candidates
    .map((candidate) => pinned(candidate, pins))
    .toSorted((x, y) => y.score - x.score || order(x.a, y.a) || order(x.b, y.b));
}

/** Sentences and rows that hold the same particular value: they speak of the same thing. */
function findPins(candidates: readonly Candidate[]): Map<string, Set<string>> {
  const pins = new Map<string, Set<string>>();
  for (const { a, b, relation } of candidates) {
    const key = particularKey(a) || dayKey(a);
    if (relation !== 'same' || key === '') continue;
    const values = pins.get(sentenceKey(a, b)) ?? new Set();
    pins.set(sentenceKey(a, b), values.add(key));
  }
  return pins;
}

/** A day of the year: dates without a year tell less, but still which event it is. */
const dayKey = ({ value: { date } }: Fact): string =>
  date?.day === undefined || date.month === undefined ? '' : `day ${date.month} ${date.day}`;

function pinned(candidate: Candidate, pins: ReadonlyMap<string, ReadonlySet<string>>): Candidate {
  const values = pins.get(sentenceKey(candidate.a, candidate.b));
  const isPinned =
    values !== undefined && [...values].some((value) => value !== (particularKey(candidate.a) || dayKey(candidate.a)));
  return isPinned
    ? { ...candidate, similarity: candidate.similarity + pinBonus, score: candidate.score + pinBonus }
    : candidate;
}

/** `twice`, `three times`: many rows of a table say it. */
const isFrequency = ({ value }: Fact): boolean => value.unit === 'ratio' && Number.isInteger(value.low);

/** 2,450 and 245 are no slip where one document holds both: the one is a part of the other. */
function isKnownTenfold(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const [x, y] = [a, b].map(({ value: { low, high } }) => Math.abs(low + high)) as [number, number];
  const powers = Math.log10(x / y);
  if (!Number.isFinite(powers) || powers === 0 || Math.abs(powers - Math.round(powers)) > 1e-9) return false;
  const holds = (fact: Fact, document: number): boolean =>
    documents[document]?.facts.some(
      ({ value }) =>
        value.key === '' &&
        (value.low === fact.value.low || (value.type === 'percent' && compareValues(value, fact.value) === 'same')),
    ) ?? false;
  return holds(a, b.document) || holds(b, a.document);
}
