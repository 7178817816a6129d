import type { FactDocument } from '../facts/fact.ts';
import { findCandidates, type DocumentPairs } from './find-candidates.ts';
import { kinshipOf, rareValues, type Kinship } from './kinship.ts';
import { placeValues, type Placed } from './placed.ts';
import { Rarity } from './rarity.ts';
import { SignTable } from './signs.ts';
import { Listener } from './spoken.ts';
import { valueKey } from './value-keys.ts';

/** Whether two documents, by index, belong to one matter. */
export type Relatedness = (a: number, b: number) => boolean;

/** Two documents, by index, and what they have in common. */
export interface DocumentKinship extends Kinship {
  readonly first: number;
  readonly second: number;
}

export interface PairedDocuments extends DocumentPairs {
  readonly first: number;
  readonly second: number;
}

/** What each two documents that may belong together have in common. */
export function findKinships(documents: readonly FactDocument[], areRelated: Relatedness): DocumentKinship[] {
  const rare = documents.map(rareValues);
  return documents.flatMap(({ index: first }) =>
    documents.flatMap(({ index: second }) => {
      const [a, b] = [rare[first], rare[second]];
      if (second <= first || a === undefined || b === undefined || !areRelated(first, second)) return [];
      return [{ first, second, ...kinshipOf(a, b) }];
    }),
  );
}

/** Holds the values of documents against each other, two documents at a time. */
export function pairValues(
  documents: readonly FactDocument[],
  kinships: readonly DocumentKinship[],
): PairedDocuments[] {
  if (kinships.length === 0) return [];
  const signs = new SignTable();
  const listener = new Listener(signs, new Rarity(documents, signs));
  const known = new Map<number, Placed[]>();
  const placed = (index: number): Placed[] => {
    const document = documents[index];
    const values = known.get(index) ?? (document === undefined ? [] : placeValues(document, listener));
    known.set(index, values);
    return values;
  };
  const held = documents.map(({ facts }) => new Set(facts.map(({ value }) => valueKey(value))));
  return kinships.map(({ first, second, ...kinship }) => {
    const others = held.filter((_, index) => index !== first && index !== second);
    const holds = (key: string): boolean => others.some((values) => values.has(key));
    const pairs = findCandidates(placed(first), placed(second), kinship, ({ a, b }) =>
      others.length === 0 ? undefined : Number(holds(valueKey(a.fact.value))) + Number(holds(valueKey(b.fact.value))),
    );
    return { first, second, ...pairs };
  });
}
