import { wordsOfUnit, type FactDocument } from '../facts/fact.ts';
import { stem } from '../facts/stem.ts';
import type { Relatedness } from './relatedness.ts';
import type { TermWeights } from './term-weights.ts';

/** Two sentences of different documents that speak of the same thing. */
export interface UnitPair {
  readonly a: UnitPlace;
  readonly b: UnitPlace;
  /** Terms that both hold. */
  readonly shared: ReadonlySet<string>;
  /** Weight of the shared terms as part of that of the terms of the shorter sentence, 0 to 1. */
  readonly likeness: number;
  /** Weight of the shared terms. */
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
const fewestAlike = 0.3;

/** Pairs of sentences that share telling terms, the likest first. */
export function pairUnits(
  documents: readonly FactDocument[],
  weights: TermWeights,
  areRelated: Relatedness,
): UnitPair[] {
  const isAlone = documents.every((_, a) => documents.every((__, b) => a === b || !areRelated(a, b)));
  if (isAlone) return [];
  const terms = documents.map((document) =>
    document.units.map(
      (unit) =>
        new Set(
          wordsOfUnit(document, unit)
            .map((word) => stem(word.text))
            .filter((term) => term !== ''),
        ),
    ),
  );
  const totals = terms.map((units) => units.map((set) => sum(set, weights)));
  const postings = new Map<string, UnitPlace[]>();
  for (const [document, units] of terms.entries()) {
    for (const [unit, set] of units.entries()) {
      if (documents[document]?.passages[documents[document].units[unit]?.passage ?? 0]?.kind === 'furniture') continue;
      for (const term of set) {
        const list = postings.get(term);
        if (list === undefined) postings.set(term, [{ document, unit }]);
        else list.push({ document, unit });
      }
    }
  }
  const limit = Math.max(commonTerm, documents.length * 4);
  const pairs: UnitPair[] = [];
  for (const [document, units] of terms.entries()) {
    for (const [unit, set] of units.entries()) {
      const partners = new Map<string, UnitPlace>();
      for (const term of set) {
        const list = postings.get(term) ?? [];
        if (list.length <= limit)
          for (const place of list)
            if (place.document > document && areRelated(document, place.document))
              partners.set(`${place.document} ${place.unit}`, place);
      }
      for (const b of partners.values()) {
        const other = terms[b.document]?.[b.unit] ?? new Set();
        const shared = new Set([...set].filter((term) => other.has(term)));
        const weight = sum(shared, weights);
        const likeness =
          weight / Math.max(0.1, Math.min(totals[document]?.[unit] ?? 0, totals[b.document]?.[b.unit] ?? 0));
        if (shared.size >= 2 && likeness >= fewestAlike)
          pairs.push({ a: { document, unit }, b, shared, likeness, weight });
      }
    }
  }
  return pairs.toSorted(
    (x, y) =>
      y.likeness - x.likeness ||
      y.weight - x.weight ||
      x.a.document - y.a.document ||
      x.a.unit - y.a.unit ||
      x.b.unit - y.b.unit,
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
