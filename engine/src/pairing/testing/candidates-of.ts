import { printed, wordsOfFact } from '../../facts/fact.ts';
import { factDocuments } from '../../testing/fact-documents.ts';
import type { Comparison } from '../comparison.ts';
import { findKinships, pairValues } from '../pair-values.ts';
import type { Candidate } from '../pair.ts';

/** Without the stop behind it. */
const textOf = ({ fact, document }: Candidate['a']): string =>
  printed(wordsOfFact(document, fact)).replace(/[.,;:]$/u, '');

/** The only unlike pair of the first two documents that is printed so. */
export function candidateOf(a: string, b: string, ...documents: readonly (readonly string[])[]): Candidate {
  const facts = factDocuments(...documents);
  const found = pairValues(
    facts,
    findKinships(facts, () => true),
  )
    .filter(({ first, second }) => first === 0 && second === 1)
    .flatMap(({ candidates }) => candidates)
    .filter((pair) => textOf(pair.a) === a && textOf(pair.b) === b);
  const [pair] = found;
  if (pair === undefined || found.length > 1) throw new Error(`${found.length} pairs of ${a} and ${b}`);
  return pair;
}

/** What a comparison says of an unlike pair of documents. */
export const levelsIn = (
  comparison: Comparison,
  [a, b]: readonly [string, string],
  ...documents: readonly (readonly string[])[]
): readonly string[] => comparison.levelsOf(candidateOf(a, b, ...documents));
