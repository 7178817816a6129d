import { compareValues } from '../facts/compare-values.ts';
import { printed, wordsOfFact, type Fact, type FactDocument } from '../facts/fact.ts';
import type { Value } from '../facts/value.ts';
import type { FactLink } from './fact-link.ts';
import { isNearMiss } from './near-miss.ts';
import { slotNorm, slotSimilarity } from './slot-similarity.ts';
import type { TermWeights } from './term-weights.ts';

/** A term that more facts than this share names nothing in particular. */
const commonTerm = 80;
/** Equal values in slots as similar as this are about the same thing. */
const sameAbove = 0.2;
/** Different values in slots as similar as this are a disagreement, if neither has a better partner. */
const differentAbove = 0.34;
/** What an equal value adds to the similarity when partners are chosen. */
const sameBonus = 0.3;
/** What a value that differs by one slip adds. */
const nearMissBonus = 0.15;

interface Candidate {
  readonly a: Fact;
  readonly b: Fact;
  readonly relation: 'same' | 'different';
  readonly similarity: number;
  readonly score: number;
}

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
  for (const { a, b, relation, similarity } of candidates) {
    if (relation === 'same') {
      if (similarity < sameAbove || state.isInConflict(a, b)) continue;
      links.push({ a, b, relation, strength: Math.min(1, similarity + 0.3), by: 'slot' });
      state.settle(a, b);
      continue;
    }
    if (similarity < differentAbove || state.isSettled(a, b.document) || state.isSettled(b, a.document)) continue;
    if (!isComparable(a, b, documents) || known.isElsewhere(a, b.document) || known.isElsewhere(b, a.document))
      continue;
    links.push({ a, b, relation, strength: similarity, by: 'slot' });
    state.conflict(a, b);
  }
  return links;
}

const order = (a: Fact, b: Fact): number => a.document - b.document || a.passage - b.passage || a.start - b.start;

/** Which facts have found their partner in which document. */
class Settlement {
  readonly #partners = new Map<Fact, Map<number, 'same' | 'different'>>();

  constructor(links: readonly FactLink[]) {
    for (const { a, b, relation } of links) this.#set(a, b, relation);
  }

  #set(a: Fact, b: Fact, relation: 'same' | 'different'): void {
    for (const [fact, document] of [
      [a, b.document],
      [b, a.document],
    ] as const) {
      const partners = this.#partners.get(fact) ?? new Map<number, 'same' | 'different'>();
      if (partners.get(document) !== 'same') partners.set(document, relation);
      this.#partners.set(fact, partners);
    }
  }

  settle(a: Fact, b: Fact): void {
    this.#set(a, b, 'same');
  }

  conflict(a: Fact, b: Fact): void {
    this.#set(a, b, 'different');
  }

  isSettled(fact: Fact, document: number): boolean {
    return this.#partners.get(fact)?.has(document) ?? false;
  }

  /** A disagreement was found with more certainty than this agreement has. */
  isInConflict(a: Fact, b: Fact): boolean {
    return (
      this.#partners.get(a)?.get(b.document) === 'different' && this.#partners.get(b)?.get(a.document) === 'different'
    );
  }
}

/** Values so particular that finding one in a document means that it is the same thing there. */
class KnownValues {
  readonly #documents: readonly Set<string>[];

  constructor(documents: readonly FactDocument[]) {
    this.#documents = documents.map(
      (document) => new Set(document.facts.map(particularKey).filter((key) => key !== '')),
    );
  }

  isElsewhere(fact: Fact, document: number): boolean {
    const key = particularKey(fact);
    return key !== '' && (this.#documents[document]?.has(key) ?? false);
  }
}

/** Empty for values that stand for many things, such as small numbers and whole percentages. */
function particularKey({ value }: Fact): string {
  const { type, low, high, upper, key, unit } = value;
  if (type === 'identifier' || type === 'email' || type === 'phone' || type === 'url')
    return unit === 'revision' ? '' : `${type} ${key}`;
  if (type === 'date') return value.date?.day === undefined || value.date.year === undefined ? '' : key;
  if (upper !== undefined || low !== high || type === 'duration' || type === 'time') return '';
  return significantDigits(low) >= 4 ? `number ${low}` : '';
}

function significantDigits(value: number): number {
  return String(Math.abs(Number(value.toPrecision(12))))
    .replace(/\D/gu, '')
    .replace(/^0+|0+$/gu, '').length;
}

function findCandidates(documents: readonly FactDocument[], weights: TermWeights): Candidate[] {
  const norms = new Map<Fact, number>();
  const postings = new Map<string, Fact[]>();
  for (const { facts } of documents) {
    for (const fact of facts) {
      norms.set(fact, slotNorm(fact.slot, weights));
      for (const term of fact.slot.keys()) {
        const key = `${group(fact.value)} ${term}`;
        const list = postings.get(key);
        if (list === undefined) postings.set(key, [fact]);
        else list.push(fact);
      }
    }
  }
  const limit = Math.max(commonTerm, documents.length * 4);
  const candidates: Candidate[] = [];
  for (const { facts } of documents) {
    for (const a of facts) {
      const partners = new Set<Fact>();
      for (const term of a.slot.keys()) {
        const list = postings.get(`${group(a.value)} ${term}`) ?? [];
        if (list.length <= limit) for (const b of list) if (b.document > a.document) partners.add(b);
      }
      for (const b of partners) {
        const candidate = judge(a, b, documents, norms, weights);
        if (candidate !== undefined) candidates.push(candidate);
      }
    }
  }
  return candidates;
}

/** Values of one group can be compared. */
function group({ type, unit }: Value): string {
  if (type === 'money' || type === 'number' || type === 'percent') return 'amount';
  return type === 'quantity' ? `quantity ${unit}` : type;
}

function judge(
  a: Fact,
  b: Fact,
  documents: readonly FactDocument[],
  norms: ReadonlyMap<Fact, number>,
  weights: TermWeights,
): Candidate | undefined {
  const relation = compareValues(a.value, b.value);
  if (relation === 'incomparable') return undefined;
  const similarity = slotSimilarity(a.slot, b.slot, norms.get(a) ?? 0, norms.get(b) ?? 0, weights);
  if (similarity < sameAbove) return undefined;
  const bonus = relation === 'same' ? sameBonus : isSlip(a, b, documents) ? nearMissBonus : 0;
  return {
    a,
    b,
    relation,
    similarity: Math.min(1, similarity + (relation === 'same' ? 0 : bonus)),
    score: similarity + bonus,
  };
}

/** Whether what is printed differs by one slip of the pen: a swapped or wrong digit among several. */
export function isSlip(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const text = (fact: Fact): string => {
    const document = documents[fact.document];
    return document === undefined ? '' : printed(wordsOfFact(document, fact)).replace(/[^\p{N}\p{L}]/gu, '');
  };
  if (a.value.type !== b.value.type || a.value.type === 'date' || a.value.type === 'duration') return false;
  const digits = (value: string): string => value.replace(/\D/gu, '');
  if (a.value.type === 'identifier' || a.value.type === 'email' || a.value.type === 'phone')
    return isNearMiss(a.value.key, b.value.key);
  return digits(text(a)).length >= 3 && isNearMiss(digits(text(a)), digits(text(b)));
}

/** Whether a difference between two facts would mean anything. */
function isComparable(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.isFormer || b.isFormer) return false;
  const yearOf = (fact: Fact): number | undefined => fact.period ?? documents[fact.document]?.mainYear;
  if ((a.period !== undefined || b.period !== undefined) && yearOf(a) !== yearOf(b)) return false;
  return true;
}
