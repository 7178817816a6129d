import { areEqual, compareValues } from '../../facts/values/compare-values.ts';
import { printed, wordsOfFact, type Fact, type FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';
import { isTime, type ValueType } from '../../facts/values/value.ts';
import { anchorWeight, groupOf, isAnchored } from './anchored.ts';
import { isBareInRow } from './bare-in-row.ts';
import { ofColumn } from './columns.ts';
import { countedAlone, isOfQuantity } from '../counted.ts';
import { daysOfOneHour } from './days-of-one-hour.ts';
import { isInTwoParts } from './in-two-parts.ts';
import { likelyPairs } from './likely-pairs.ts';
import { labelBonus } from './label-bonus.ts';
import type { Relatedness } from '../papers/relatedness.ts';
import { isMisread } from './misread.ts';
import { currencyBonus } from './other-currency.ts';
import { particularKey, type Settlement } from '../settlement.ts';
import { ratioOf, requiredSimilarity } from './required-similarity.ts';
import { slipOf } from '../slips.ts';
import { requiredOfTimes } from './required-of-times.ts';
import { slotNorm, slotSimilarity } from './slot-similarity.ts';
import type { TermWeights } from '../term-weights.ts';

/** Two facts that may be about the same thing. */
export interface Candidate {
  readonly a: Fact;
  readonly b: Fact;
  readonly relation: 'same' | 'different';
  readonly similarity: number;
  /** Similarity from which the relation counts. */
  readonly required: number;
  /** Decides which of several partners is taken. */
  readonly score: number;
  /** The values agree only as the one keeps to the limit that the other sets. */
  readonly isWithin?: boolean;
  /** The values differ by one slip of the pen. */
  readonly isSlip?: boolean;
}

/** A term that more facts than this share names nothing in particular. */
const commonTerm = 80;
/** Slots less alike than this are not compared at all. */
const fewestAlike = 0.1;
/** Equal values in slots as similar as this are about the same thing. */
const sameAbove = 0.16;
/** What an equal value adds to the similarity when partners are chosen; less when many things have it. */
const sameBonus = { particular: 0.3, common: 0.12 } as const;
/** What a value that differs by one slip adds. */
export const slipBonus = 0.25;
/** What it adds that two times stand beside one event. */
const eventBonus = 0.12;
/** What a long value adds that differs by one slip: it outdoes every other partner. */
const longSlip = 5;
const longSlipBonus = 0.4;
/** How many times the limit a value may be that keeps to it, and the other way round: beyond it is of another thing. */
const mostWithin = 50;
/** Similarity that two numbers need that alone count the same thing. */
const countedAbove = 0.15;
/** How many times the one number may be as large as the other that counts the same. */
const mostCounted = 8;
/** The same where one of them is the quantity of a row. */
const mostListed = 1.5;
/** Similarity that two values need that differ by a slip and are alone with a word in their documents. */
const anchoredAbove = 0.1;
/** Weight from which a word ties two values to each other that differ by a slip. */
const slipWeight = 0.36;

/** Pairs of facts of different documents whose slots share a term that tells something. */
export function findCandidates(
  documents: readonly FactDocument[],
  weights: TermWeights,
  areRelated: Relatedness,
  state: Settlement,
): Candidate[] {
  const norms = new Map<Fact, number>();
  const postings = new Map<string, Fact[]>();
  const open = openFacts(documents, areRelated, state);
  for (const facts of open) {
    for (const fact of facts) {
      norms.set(fact, slotNorm(fact.slot, weights));
      for (const term of fact.slot.keys()) {
        const key = `${groupOf(fact.value)} ${term}`;
        const list = postings.get(key);
        if (list === undefined) postings.set(key, [fact]);
        else list.push(fact);
      }
    }
  }
  const limit = Math.max(commonTerm, documents.length * 4);
  const days = daysOfOneHour(documents, areRelated);
  const ofOneHour = new Set(days.map(([a, b]) => pairOf(a, b)));
  const candidates: Candidate[] = [];
  for (const a of open.flat()) {
    const partners = new Set<Fact>();
    for (const term of a.slot.keys()) {
      const list = postings.get(`${groupOf(a.value)} ${term}`) ?? [];
      if (list.length <= limit)
        for (const b of list) if (b.document > a.document && areRelated(a.document, b.document)) partners.add(b);
    }
    for (const b of partners) {
      const similarity =
        slotSimilarity(a.slot, b.slot, norms.get(a) ?? 0, norms.get(b) ?? 0, weights) + labelBonus(a, b, documents);
      const candidate = similarity < fewestAlike ? undefined : toCandidate(a, b, similarity, documents);
      if (candidate === undefined) continue;
      const isClose = similarity >= anchoredAbove && similarity < candidate.required;
      const isTied = candidate.isSlip
        ? ofOneHour.has(pairOf(a, b)) || isAnchored(a, b, postings, weights, slipWeight)
        : areLoneDays(a, b, documents) ||
          (areLoneAmounts(candidate) &&
            (areLonePrices(a, b, documents) || isAnchored(a, b, postings, weights, besideWeight)));
      candidates.push(isClose && isTied ? { ...candidate, required: anchoredAbove } : candidate);
    }
  }
  const paired = new Map(candidates.map((candidate, at) => [pairOf(candidate.a, candidate.b), at]));
  for (const [a, b] of [...likelyPairs(documents, open.flat(), areRelated), ...days]) {
    const at = paired.get(pairOf(a, b)) ?? candidates.length;
    const candidate = candidates[at] ?? toCandidate(a, b, fewestAlike, documents);
    if (candidate !== undefined)
      candidates[at] = { ...candidate, similarity: Math.max(candidate.similarity, candidate.required) };
  }
  return candidates;
}

const pairOf = (a: Fact, b: Fact): string =>
  `${a.document} ${a.passage} ${a.start} ${b.document} ${b.passage} ${b.start}`;

/** `A deposit of £800`, `the deposit of £1,000`: how far two amounts may lie apart that a word beside them names, and its weight. */
const mostBeside = 1.5;
const besideWeight = 0.85;
const mostBesideOf: Readonly<Partial<Record<ValueType, number>>> = { money: mostBeside, percent: 2 };

const areLoneAmounts = ({ a, b, relation, required }: Candidate): boolean =>
  relation === 'different' &&
  Number.isFinite(required) &&
  a.value.type === b.value.type &&
  ratioOf(a, b) <= (mostBesideOf[a.value.type] ?? 0);

/** `Within the first seven days of each month`: the only day of the month that each of the documents names. */
function areLoneDays(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const { unit } = a.value;
  const isAlone = ({ document }: Fact): boolean =>
    documents[document]?.facts.filter(({ value }) => value.unit === unit).length === 1;
  return unit.startsWith('numbered day of month') && unit === b.value.unit && isAlone(a) && isAlone(b);
}

/** Both are what one unit costs, as a tonne or a square metre, and no other price of their documents is for one. */
function areLonePrices(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const dimension = a.value.per?.dimension;
  const isAlone = ({ document, value }: Fact): boolean =>
    documents[document]?.facts.every(
      ({ value: other }) => other.per?.dimension !== dimension || compareValues(other, value) === 'same',
    ) ?? false;
  return dimension !== undefined && dimension === b.value.per?.dimension && isAlone(a) && isAlone(b);
}

/** Facts that still want a partner in some related document: those that versions share have theirs. */
function openFacts(documents: readonly FactDocument[], areRelated: Relatedness, state: Settlement): Fact[][] {
  return documents.map(({ index, facts }) => {
    const others = documents.map((other) => other.index).filter((other) => other !== index && areRelated(index, other));
    return facts.filter((fact) => others.some((other) => !state.isSettled(fact, other)));
  });
}

function bonusOfEvent(a: Fact, b: Fact, isLikely: boolean): number {
  if (!isTime(a.value)) return 0;
  const [x, y] = [a.sense, b.sense];
  if (x?.event === undefined || y?.event === undefined || x.isFromHeading || y.isFromHeading) return 0;
  if (x.event === y.event) return eventBonus;
  return isLikely || !(x.events.has(y.event) || y.events.has(x.event)) ? -eventBonus : 0;
}

const bonusOfSlip = (slip: number): number => (slip >= longSlip ? longSlipBonus : slip > 0 ? slipBonus : 0);

function toCandidate(a: Fact, b: Fact, similarity: number, documents: readonly FactDocument[]): Candidate | undefined {
  const compared = compareValues(a.value, b.value);
  if (compared === 'incomparable') return undefined;
  const relation = relationOf(a, b, compared, documents);
  if (relation === 'same') {
    const isWithin = compared === 'same' && !areEqual(a.value, b.value);
    if (isWithin && ratioOf(a, b) > mostWithin) return undefined;
    const bonus = isWithin ? 0 : particularKey(a) === '' ? sameBonus.common : sameBonus.particular;
    return {
      a,
      b,
      relation,
      similarity,
      required: sameAbove,
      score: similarity + bonus + bonusOfEvent(a, b, true),
      isWithin,
    };
  }
  const slip = slipOf(a, b, documents);
  return {
    a,
    b,
    relation,
    similarity,
    required: requiredOf(a, b, slip, documents),
    score: similarity + bonusOfSlip(slip) + currencyBonus(a, b) + bonusOfEvent(a, b, slip > 0),
    isSlip: slip > 0,
  };
}

function relationOf(
  a: Fact,
  b: Fact,
  compared: 'same' | 'different',
  documents: readonly FactDocument[],
): 'same' | 'different' {
  if (compared === 'same') return isOtherExcess(a, b) ? 'different' : compared;
  const isSame = a.value.type === 'identifier' && (isMisread(a, b, documents) || isInTwoParts(a, b, documents));
  return isSame ? 'same' : compared;
}

const excess = stem('excess');

/** `Excess £250` and `excess limited to £500`: what somebody bears himself is agreed to the penny, whatever word stands before it. */
const isOtherExcess = (a: Fact, b: Fact): boolean =>
  [a, b].every(({ value, slot }) => value.type === 'money' && (slot.get(excess) ?? 0) >= anchorWeight) &&
  !areEqual(a.value, b.value);

/** `430.00`: an amount of money whose currency stands elsewhere. */
const cents = /\d[.,]\d\d\D*$/u;

/** How many times the one amount may be as large as the other where only `total` and the like name both. */
const mostUnnamed = 2.5;

/** Of the words near both values none says more than that they are amounts. */
const isOnlyTotal = (a: Fact, b: Fact): boolean => isSharedOnly(a, b, (term) => term === total);

/** What it adds that two amounts of prose, so many times as large, are called nothing but prices: `our fee of £75`, `less a charge of £35`. */
const unnamed = 0.1;

const isOnlyPrice = (a: Fact, b: Fact): boolean =>
  a.source === 'prose' &&
  b.source === 'prose' &&
  ratioOf(a, b) > mostBeside &&
  isSharedOnly(a, b, (term) => term === total || term === price);

/** `Price: £19 a night` and the price of a bath in a list: an item of many has its own. */
const isOtherItemPrice = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  a.value.type === 'money' &&
  (a.source === 'cell') !== (b.source === 'cell') &&
  isSharedOnly(a, b, (term) => term === total || term === price) &&
  ofColumn(a.source === 'cell' ? a : b, documents).length > 1;

const price = stem('price');
const total = stem('total');

function isSharedOnly(a: Fact, b: Fact, isGeneral: (term: string) => boolean): boolean {
  const shared = [...a.slot].filter(([term, weight]) => Math.min(weight, b.slot.get(term) ?? 0) >= anchorWeight);
  return shared.length > 0 && shared.every(([term]) => isGeneral(term));
}

function requiredOf(a: Fact, b: Fact, slip: number, documents: readonly FactDocument[]): number {
  const isPriced = (fact: Fact): boolean => {
    const document = documents[fact.document];
    return fact.value.type === 'number' && document !== undefined && cents.test(printed(wordsOfFact(document, fact)));
  };
  if (slip === 0 && (isBareInRow(a, b, documents) || isBareInRow(b, a, documents))) return Infinity;
  const usual = requiredSimilarity(a, b, slip, isPriced);
  if (isTime(a.value)) return requiredOfTimes(a, b, usual, slip, documents);
  if (slip === 0 && ratioOf(a, b) > mostUnnamed && isOnlyTotal(a, b)) return Infinity;
  if (slip === 0 && isOtherItemPrice(a, b, documents)) return Infinity;
  if (slip === 0 && isOnlyPrice(a, b)) return usual + unnamed;
  // A row may list some of many.
  const most = isOfQuantity(a) === isOfQuantity(b) ? mostCounted : mostListed;
  return countedAlone(a, b, documents) === undefined || ratioOf(a, b) > most ? usual : countedAbove;
}
