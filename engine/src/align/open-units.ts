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
    const [inA, inB] = [new Set<number>(), new Set<number>()];
    for (const [token, partner] of pairs.entries()) {
      if (partner < 0) continue;
      inA.add(token);
      inB.add(partner);
    }
    const unitsOf = (document: number, stream: typeof a, tokens: ReadonlySet<number>): Set<number> =>
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

function countIn(tokens: ReadonlySet<number>, from: number, to: number): number {
  let count = 0;
  for (let token = from; token < to; token += 1) if (tokens.has(token)) count += 1;
  return count;
}
