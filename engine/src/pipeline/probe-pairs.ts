import type { Position } from '@app/shared/contracts';
import type { Fact } from '../facts/fact.ts';
import { documentId, toPosition } from '../judge/to-result.ts';
import { findKinships, levelsOf, pairValues, valueKey, type Relatedness } from '../pairing/index.ts';
import { findRelatedness } from '../papers/index.ts';
import type { ReadDocument } from '../pdf/read-document.ts';
import { placeOfFact } from '../rules/place.ts';
import { compareFamilies } from '../versions/index.ts';
import { arePapersApart, papersOf } from './read-papers.ts';

/** Two unlike values of which the one agrees with nothing in the document of the other. */
export interface ProbedPair {
  /** Positions of both in the list of values. */
  readonly places: readonly [number, number];
  readonly levels: readonly string[];
  /** What each of the values says: the same where they are equal. */
  readonly says: readonly [string, string];
}

/** Unlike values of documents with the levels of what is asked of them: for whoever fits weights to levels. */
export interface ProbedPairs {
  /** Every value that was read. */
  readonly values: readonly Position[];
  /** Pairs of them that are decided on. */
  readonly pairs: readonly ProbedPair[];
  /** Names of the documents by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

/** What pairing sees of documents, in the order in which they are given. */
export function probePairs(documents: readonly ReadDocument[]): ProbedPairs {
  const papers = papersOf(documents);
  const facts = papers.map((paper) => paper.facts);
  const families = compareFamilies(papers, arePapersApart(facts)).map(
    ({ family: { reference, versions } }) => new Set([reference, ...versions]),
  );
  const areNear = findRelatedness(facts);
  const areLinked: Relatedness = (a, b) => areNear(a, b) && !families.some((family) => family.has(a) && family.has(b));
  const values = facts.flatMap((document) => document.facts.map((fact) => ({ document, fact })));
  const positions = new Map<Fact, number>(values.map(({ fact }, position) => [fact, position]));
  return {
    values: values.map(({ document, fact }) => toPosition(facts, placeOfFact(document, fact))),
    pairs: pairValues(facts, findKinships(facts, areLinked)).flatMap(({ candidates }) =>
      candidates.map((pair) => ({
        places: [positions.get(pair.a.fact) ?? 0, positions.get(pair.b.fact) ?? 0] as const,
        levels: levelsOf(pair),
        says: [valueKey(pair.a.fact.value), valueKey(pair.b.fact.value)] as const,
      })),
    ),
    names: new Map(documents.map(({ name }, index) => [documentId(index), name])),
  };
}
