import type { FactDocument } from '../../facts/fact.ts';
import { alignTokens } from './align-tokens.ts';
import type { VersionPair } from './find-versions.ts';
import { findHunks, type Hunk } from './hunks.ts';
import { pairMovedUnits } from './pair-moved-units.ts';
import { slideToBorders } from './slide-to-borders.ts';
import type { TokenStream } from './token-stream.ts';

/** Two versions word by word. */
export interface VersionAlignment {
  readonly pair: VersionPair;
  readonly a: TokenStream;
  readonly b: TokenStream;
  /** For each token of `a` the token of `b`, or -1; moved passages are paired too, so pairs may cross. */
  readonly pairs: Int32Array;
  readonly hunks: readonly Hunk[];
}

export function alignVersions(
  pair: VersionPair,
  streams: readonly TokenStream[],
  documents: readonly FactDocument[],
): VersionAlignment | undefined {
  const [a, b] = [streams[pair.reference], streams[pair.version]];
  const [first, second] = [documents[pair.reference], documents[pair.version]];
  if (a === undefined || b === undefined || first === undefined || second === undefined) return undefined;
  const pairs = alignTokens(a.keys, b.keys);
  const [one, other] = [
    { stream: a, units: first.units },
    { stream: b, units: second.units },
  ];
  slideToBorders(one, other, pairs);
  const moved = pairMovedUnits(one, other, pairs);
  return { pair, a, b, pairs, hunks: findHunks(a, b, pairs, moved) };
}
