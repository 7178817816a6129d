import type { Statement } from '../../facts/statements/statement.ts';
import { prefixLength, type Rarity } from './likeness.ts';

/** Two statements of different documents that may speak of one thing. */
export interface Candidate {
  readonly a: Statement;
  readonly b: Statement;
  readonly cosine: number;
  /** Which of the partners of its side it is, from 0; the better of both sides. */
  readonly rank: number;
  /** By how much the next partner is less like, on the side where that is less. */
  readonly margin: number;
  readonly isFirstOfBoth: boolean;
}

/** Partners that a statement has at most. */
const mostPartners = 5;
/** Partners that are kept, so that the next sentence can be told from the clauses of one. */
const mostKept = 10;
/** A term in more statements of a document does not tell which belong together. */
const longestList = 60;
const leastCosine = 0.05;
/** Letters of the pieces of a long word, and from how many on it is cut: `Kabelquerschnitt`. */
const gram = 4;
const shortestCut = 9;

/** Numbers for terms, and how many statements hold each. */
export class StatementTerms {
  readonly #numbers = new Map<string, number>();
  readonly #holders: number[] = [];
  readonly #words = new Map<string, number>();
  readonly #terms = new Map<Statement, readonly number[]>();
  #statements = 0;

  constructor(statements: readonly Statement[]) {
    for (const statement of statements) this.#add(statement);
  }

  #add(statement: Statement): void {
    this.#statements += 1;
    const terms = new Set<number>();
    for (const { plain, stem } of statement.open)
      for (const term of termsOf(plain, stem)) terms.add(this.#numberOf(term));
    for (const term of terms) this.#holders[term] = (this.#holders[term] ?? 0) + 1;
    for (const plain of new Set(statement.open.map((token) => token.plain)))
      this.#words.set(plain, (this.#words.get(plain) ?? 0) + 1);
    this.#terms.set(statement, [...terms]);
  }

  #numberOf(term: string): number {
    let number = this.#numbers.get(term);
    if (number === undefined) this.#numbers.set(term, (number = this.#numbers.size));
    return number;
  }

  of(statement: Statement): readonly number[] {
    return this.#terms.get(statement) ?? [];
  }

  weight(term: number): number {
    return Math.log(1 + this.#size / (1 + (this.#holders[term] ?? 0)));
  }

  readonly rarity: Rarity = (plain) => Math.log(1 + this.#size / (1 + (this.#words.get(plain) ?? 0)));

  get #size(): number {
    return Math.max(20, this.#statements);
  }
}

function* termsOf(plain: string, stem: string): Generator<string> {
  yield plain;
  if (stem !== '' && stem !== plain) yield `s ${stem}`;
  if (plain.length >= prefixLength) yield `p ${plain.slice(0, prefixLength)}`;
  if (plain.length < shortestCut) return;
  for (let at = 0; at + gram <= plain.length; at += 1) yield `g ${plain.slice(at, at + gram)}`;
}

interface Partner {
  readonly at: number;
  readonly cosine: number;
}

/** The five likest partners of each statement, from either side; what is in too many statements brings none together. */
export function findCandidates(
  first: readonly Statement[],
  second: readonly Statement[],
  terms: StatementTerms,
): Candidate[] {
  const norms = (statements: readonly Statement[]): number[] =>
    statements.map((one) => Math.hypot(...terms.of(one).map((term) => terms.weight(term))));
  const [normsA, normsB] = [norms(first), norms(second)];
  const postings = new Map<number, number[]>();
  for (const [at, statement] of second.entries())
    for (const term of terms.of(statement)) {
      const list = postings.get(term);
      if (list === undefined) postings.set(term, [at]);
      else if (list.length <= longestList) list.push(at);
    }
  const countsA = new Map<number, number>();
  for (const statement of first)
    for (const term of terms.of(statement)) countsA.set(term, (countsA.get(term) ?? 0) + 1);
  const ofA: Partner[][] = [];
  const ofB = new Map<number, Partner[]>();
  const sums = new Float64Array(second.length);
  for (const [at, statement] of first.entries()) {
    const touched: number[] = [];
    for (const term of terms.of(statement)) {
      const list = postings.get(term);
      if (list === undefined || list.length > longestList || (countsA.get(term) ?? 0) > longestList) continue;
      const square = terms.weight(term) ** 2;
      for (const other of list) {
        if (sums[other] === 0) touched.push(other);
        sums[other] = (sums[other] ?? 0) + square;
      }
    }
    const partners: Partner[] = [];
    for (const other of touched) {
      const cosine = (sums[other] ?? 0) / ((normsA[at] ?? 1) * (normsB[other] ?? 1));
      sums[other] = 0;
      if (cosine < leastCosine) continue;
      keepBest(partners, { at: other, cosine });
      const back = ofB.get(other);
      if (back === undefined) ofB.set(other, [{ at, cosine }]);
      else keepBest(back, { at, cosine });
    }
    ofA.push(partners);
  }
  return join(first, second, ofA, ofB);
}

function keepBest(partners: Partner[], one: Partner): void {
  const before = partners.findIndex(({ cosine }) => cosine < one.cosine);
  if (before < 0) partners.push(one);
  else partners.splice(before, 0, one);
  if (partners.length > mostKept) partners.pop();
}

function join(
  first: readonly Statement[],
  second: readonly Statement[],
  ofA: readonly (readonly Partner[])[],
  ofB: ReadonlyMap<number, readonly Partner[]>,
): Candidate[] {
  const candidates: Candidate[] = [];
  const pairs = new Map<number, [number, number, number]>();
  const add = (a: number, b: number, cosine: number): void => void pairs.set(a * second.length + b, [a, b, cosine]);
  for (const [a, partners] of ofA.entries())
    for (const { at, cosine } of partners.slice(0, mostPartners)) add(a, at, cosine);
  for (const [b, partners] of ofB) for (const { at, cosine } of partners.slice(0, mostPartners)) add(at, b, cosine);
  for (const [at, other, cosine] of pairs.values()) {
    const [a, b] = [first[at], second[other]];
    if (a === undefined || b === undefined) continue;
    const [one, two] = [placeAmong(ofA[at] ?? [], other, second), placeAmong(ofB.get(other) ?? [], at, first)];
    candidates.push({
      a,
      b,
      cosine,
      rank: Math.min(one.rank, two.rank),
      margin: Math.min(one.margin, two.margin),
      isFirstOfBoth: one.rank === 0 && two.rank === 0,
    });
  }
  return candidates;
}

/** The rank of a partner, and its lead over the best of another sentence: a clause is no rival of the sentence around it. */
function placeAmong(
  partners: readonly Partner[],
  at: number,
  statements: readonly Statement[],
): { rank: number; margin: number } {
  const { unit } = statements[at] ?? {};
  const rivals = partners.filter((one) => statements[one.at]?.unit !== unit);
  const own = partners.find((one) => one.at === at)?.cosine;
  if (own === undefined) return { rank: mostPartners, margin: 0 };
  const rank = rivals.filter(({ cosine }) => cosine > own).length;
  return { rank, margin: Math.max(0, own - (rivals[0]?.cosine ?? 0)) };
}
