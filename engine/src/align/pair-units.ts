import { wordsOfUnit, type FactDocument } from '../facts/fact.ts';
import { stem } from '../facts/words/stem.ts';
import type { Relatedness } from './papers/relatedness.ts';
import { pairedWeight, type TermWeights } from './term-weights.ts';

/** Two sentences of different documents that speak of the same thing. */
export interface UnitPair {
  readonly a: UnitPlace;
  readonly b: UnitPlace;
  /** Terms that both hold. */
  readonly shared: ReadonlySet<string>;
  /** Weight of the shared terms as part of that of the terms of the shorter sentence, 0 to 1. */
  readonly likeness: number;
  /** Weight of the shared terms, in terms that only these two sentences hold. */
  readonly weight: number;
}

export interface UnitPlace {
  readonly document: number;
  /** Position of the unit in its document. */
  readonly unit: number;
}

/** A term in more sentences than this does not tell which belong together. */
const commonTerm = 60;
/** Sentences less alike than this are not compared. */
const fewestAlike = 0.27;

interface OpenUnit extends UnitPlace {
  readonly terms: ReadonlySet<string>;
  readonly total: number;
}

/** Pairs of sentences that share telling terms, the likest first. */
export function pairUnits(
  documents: readonly FactDocument[],
  weights: TermWeights,
  areRelated: Relatedness,
): UnitPair[] {
  const units = openUnits(documents, weights, areRelated);
  const postings = new Map<string, OpenUnit[]>();
  for (const unit of units) {
    for (const term of unit.terms) {
      const list = postings.get(term);
      if (list === undefined) postings.set(term, [unit]);
      else list.push(unit);
    }
  }
  const limit = Math.max(commonTerm, documents.length * 4);
  const whole = pairedWeight(weights);
  const pairs: UnitPair[] = [];
  for (const a of units) {
    const partners = new Set<OpenUnit>();
    for (const term of a.terms) {
      const list = postings.get(term) ?? [];
      if (list.length > limit) continue;
      for (const b of list) if (b.document > a.document && areRelated(a.document, b.document)) partners.add(b);
    }
    for (const b of partners) {
      const shared = new Set([...a.terms].filter((term) => b.terms.has(term)));
      const weight = sum(shared, weights);
      const likeness = weight / Math.max(0.1, Math.min(a.total, b.total));
      if (shared.size >= 2 && likeness >= fewestAlike)
        pairs.push({
          a: { document: a.document, unit: a.unit },
          b: { document: b.document, unit: b.unit },
          shared,
          likeness,
          weight: weight / whole,
        });
    }
  }
  return pairs.toSorted(
    (x, y) =>
      y.likeness - x.likeness ||
      y.weight - x.weight ||
      x.a.document - y.a.document ||
      x.a.unit - y.a.unit ||
      x.b.document - y.b.document ||
      x.b.unit - y.b.unit,
  );
}

function openUnits(documents: readonly FactDocument[], weights: TermWeights, areRelated: Relatedness): OpenUnit[] {
  return documents.flatMap((document) =>
    document.units.flatMap((unit, index) => {
      if (
        document.passages[unit.passage]?.kind === 'furniture' ||
        !documents.some((other) => areRelated(document.index, other.index))
      )
        return [];
      const terms = new Set(wordsOfUnit(document, unit).map((word) => stem(word.text)));
      terms.delete('');
      return [{ document: document.index, unit: index, terms, total: sum(terms, weights) }];
    }),
  );
}

function sum(terms: Iterable<string>, weights: TermWeights): number {
  let total = 0;
  for (const term of terms) total += weights(term);
  return total;
}

/** Names a pair of sentences whatever their order. */
export function pairKey(a: UnitPlace, b: UnitPlace): string {
  return a.document < b.document
    ? `${a.document} ${a.unit} ${b.document} ${b.unit}`
    : `${b.document} ${b.unit} ${a.document} ${a.unit}`;
}
