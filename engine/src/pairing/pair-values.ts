import type { Fact, FactDocument } from '../facts/fact.ts';
import type { FactLink } from './fact-link.ts';
import { findCandidates, holdAgainst, type DocumentPairs } from './find-candidates.ts';
import { kinshipOf, rareValues, type Kinship } from './kinship.ts';
import type { Candidate, ThirdVoice, ValuePair } from './pair.ts';
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
  const held = kinships.map((kinship) => ({
    kinship,
    against: holdAgainst(placed(kinship.first), placed(kinship.second)),
  }));
  const partners = partnersOf(held.flatMap(({ against }) => against.agreement.links));
  const keys = documents.map(({ facts }) => new Set(facts.map(({ value }) => valueKey(value))));
  return held.map(({ kinship: { first, second, ...kinship }, against }) => {
    const others = keys.filter((_, index) => index !== first && index !== second);
    const saidOf = ({ fact }: Placed): ThirdVoice => {
      if (partners(fact).some(({ document }) => document !== first && document !== second)) return 'agreed';
      return others.some((values) => values.has(valueKey(fact.value))) ? 'held' : 'silent';
    };
    const third = ({ a, b }: ValuePair): Candidate['third'] =>
      others.length === 0 ? undefined : [saidOf(a), saidOf(b)];
    return { first, second, agreement: against.agreement, candidates: findCandidates(against, kinship, third) };
  });
}

/** The values that agree with one, in whatever document. */
function partnersOf(links: readonly FactLink[]): (fact: Fact) => readonly Fact[] {
  const known = new Map<Fact, Fact[]>();
  const add = (one: Fact, other: Fact): void => {
    const partners = known.get(one);
    if (partners === undefined) known.set(one, [other]);
    else partners.push(other);
  };
  for (const { a, b } of links) {
    add(a, b);
    add(b, a);
  }
  return (fact) => known.get(fact) ?? [];
}
