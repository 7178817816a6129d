import type { FactDocument } from '../facts/fact.ts';
import type { Relatedness } from './relatedness.ts';
import { tokensOfUnits } from './token-stream.ts';
import type { VersionAlignment } from './version-alignment.ts';

/** Whether a sentence of one document has no counterpart yet in another, by indexes. */
export type OpenUnits = (document: number, unit: number, other: number) => boolean;

/** Part of its words that a sentence shares with its counterpart in another version. */
const alignedShare = 0.6;

/** Sentences that versions share are compared word by word; all others are open to be compared by what they say. */
export function findOpenUnits(
  documents: readonly FactDocument[],
  versions: readonly VersionAlignment[],
  areRelated: Relatedness,
): OpenUnits {
  const aligned = new Map<string, ReadonlySet<number>>();
  for (const { pair, a, b, pairs } of versions) {
    const [inA, inB] = [new Uint8Array(a.keys.length), new Uint8Array(b.keys.length)];
    for (let token = 0; token < pairs.length; token += 1) {
      const partner = pairs[token] ?? -1;
      if (partner < 0) continue;
      inA[token] = 1;
      inB[partner] = 1;
    }
    const unitsOf = (document: number, stream: typeof a, tokens: Uint8Array): Set<number> =>
      new Set(
        tokensOfUnits(stream, documents[document]?.units ?? []).flatMap(([from, to], unit) =>
          countIn(tokens, from, to) >= (to - from) * alignedShare ? [unit] : [],
        ),
      );
    aligned.set(`${pair.reference} ${pair.version}`, unitsOf(pair.reference, a, inA));
    aligned.set(`${pair.version} ${pair.reference}`, unitsOf(pair.version, b, inB));
  }
  return (document, unit, other) =>
    document !== other && areRelated(document, other) && !(aligned.get(`${document} ${other}`)?.has(unit) ?? false);
}

/** How many of the tokens are marked with 1. */
function countIn(tokens: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let token = from; token < to; token += 1) count += tokens[token] ?? 0;
  return count;
}
