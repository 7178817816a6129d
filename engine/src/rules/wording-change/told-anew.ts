import type { Hunk } from '../../align/versions/hunks.ts';
import type { VersionAlignment } from '../../align/versions/version-alignment.ts';
import type { TokenStream } from '../../align/versions/token-stream.ts';
import type { FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';
import { anchorsOf, sentenceTokens } from '../hunk-places.ts';

/** Differences before and behind one in the list that may lie in the same sentence. */
const near = 8;

/** `The books are kept for ten years and lie open to the members`, `… are held for ten years and any member may see them`: who changes a sentence in several places, and some words into several others, tells it anew. */
export function isToldAnew(
  alignment: VersionAlignment,
  index: number,
  first: FactDocument,
  second: FactDocument,
): boolean {
  const hunk = alignment.hunks[index];
  if (hunk === undefined) return false;
  const at = anchorsOf(alignment, hunk, first, second);
  const [fromA, toA] = sentenceTokens(first, alignment.a, at.a);
  const [fromB, toB] = sentenceTokens(second, alignment.b, at.b);
  const changes = alignment.hunks
    .slice(Math.max(0, index - near), index + near + 1)
    .filter((other) => (other.fromA < toA && other.toA > fromA) || (other.fromB < toB && other.toB > fromB))
    .map((other) => tellingOf(alignment, other))
    .filter(([a, b]) => a + b > 0);
  return changes.length > 1 && changes.some(([a, b]) => Math.min(a, b) > 0 && Math.max(a, b) > 1);
}

/** Words of a difference that tell something and are no figures, in both versions. */
const tellingOf = ({ a, b }: VersionAlignment, { fromA, toA, fromB, toB }: Hunk): readonly [number, number] => [
  telling(a, fromA, toA),
  telling(b, fromB, toB),
];

const telling = ({ keys }: TokenStream, from: number, to: number): number =>
  keys.slice(from, to).filter((key) => stem(key) !== '').length;
