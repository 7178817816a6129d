import type { FactDocument } from '../facts/fact.ts';
import type { Relatedness } from './papers/relatedness.ts';
import { tokensOfUnits } from './versions/token-stream.ts';
import type { VersionAlignment } from './versions/version-alignment.ts';

/** Whether a sentence of one document has no counterpart yet in another, by indexes. */
export type OpenUnits = (document: number, unit: number, other: number) => boolean;

/** Part of its words that a sentence shares with its counterpart in another version. */
const alignedShare = 0.6;

/** How a sentence of one document stands to the others, by indexes. */
export interface UnitStanding {
  readonly isOpen: OpenUnits;
  /** All other related documents hold the sentence word for word. */
  readonly isHeldByAll: (document: number, unit: number) => boolean;
}

/** Sentences that versions share are compared word by word; all others are open to be compared by what they say. */
export function findStanding(
  documents: readonly FactDocument[],
  versions: readonly VersionAlignment[],
  areRelated: Relatedness,
): UnitStanding {
  const shares = new Map<string, readonly number[]>();
  for (const { pair, a, b, pairs } of versions) {
    const [inA, inB] = [new Uint8Array(a.keys.length), new Uint8Array(b.keys.length)];
    for (let token = 0; token < pairs.length; token += 1) {
      const partner = pairs[token] ?? -1;
      if (partner < 0) continue;
      inA[token] = 1;
      inB[partner] = 1;
    }
    const sharesOf = (document: number, stream: typeof a, tokens: Uint8Array): number[] =>
      tokensOfUnits(stream, documents[document]?.units ?? []).map(([from, to]) =>
        from === to ? 1 : countIn(tokens, from, to) / (to - from),
      );
    shares.set(`${pair.reference} ${pair.version}`, sharesOf(pair.reference, a, inA));
    shares.set(`${pair.version} ${pair.reference}`, sharesOf(pair.version, b, inB));
  }
  const shareIn = (document: number, unit: number, other: number): number =>
    shares.get(`${document} ${other}`)?.[unit] ?? 0;
  const isRelatedTo = (document: number, other: number): boolean => document !== other && areRelated(document, other);
  return {
    isOpen: (document, unit, other) => isRelatedTo(document, other) && shareIn(document, unit, other) < alignedShare,
    isHeldByAll: (document, unit) =>
      documents.every(({ index }) => !isRelatedTo(document, index) || shareIn(document, unit, index) === 1),
  };
}

/** How many of the tokens are marked with 1. */
function countIn(tokens: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let token = from; token < to; token += 1) count += tokens[token] ?? 0;
  return count;
}
