import { inversePairs } from '../../align/versions/inverse-pairs.ts';
import { tokensOfUnits, type TokenRange } from '../../align/versions/token-stream.ts';
import type { VersionAlignment } from '../../align/versions/version-alignment.ts';
import type { FactDocument } from '../../facts/fact.ts';

/** Part of its words that a sentence has no partner for where it is told anew. */
const newShare = 0.6;
/** Part of the words of a sentence that its partner holds. */
const partnerShare = 0.4;
/** A sentence is told anew in no less than this part of its length. */
const shortest = 0.6;

/**
 * Which sentences of one version are told in other words: the sentence beside it has a partner in the other version, and
 * beside that stands, on the same side, a sentence of about its length that has none.
 */
export function retoldSentences(
  { a, b, pairs }: VersionAlignment,
  side: 'a' | 'b',
  document: FactDocument,
  counterpart: FactDocument,
): (index: number) => boolean {
  const [stream, counterStream] = side === 'a' ? [a, b] : [b, a];
  const [ranges, counterRanges] = [
    tokensOfUnits(stream, document.units),
    tokensOfUnits(counterStream, counterpart.units),
  ];
  let inverse: Int32Array | undefined;
  const inverted = (): Int32Array => (inverse ??= inversePairs(pairs, b.keys.length));
  const passageOf = ({ units }: FactDocument, index: number): number => units[index]?.passage ?? -1;
  return (index) => {
    const [partners, counterPartners] = side === 'a' ? [pairs, inverted()] : [inverted(), pairs];
    return [-1, 1].some((step) => {
      if (passageOf(document, index + step) !== passageOf(document, index)) return false;
      const partner = partnerOf(ranges[index + step], partners, counterRanges);
      if (partner === undefined || passageOf(counterpart, partner) !== passageOf(counterpart, partner - step))
        return false;
      const [own, other] = [ranges[index], counterRanges[partner - step]];
      return (
        own !== undefined &&
        other !== undefined &&
        other[1] - other[0] >= (own[1] - own[0]) * shortest &&
        loneIn(other, counterPartners) >= (other[1] - other[0]) * newShare
      );
    });
  };
}

function loneIn([from, to]: TokenRange, partners: Int32Array): number {
  let lone = 0;
  for (let token = from; token < to; token += 1) if ((partners[token] ?? -1) < 0) lone += 1;
  return lone;
}

/** The sentence in which most words of another one have their partners. */
function partnerOf(
  range: TokenRange | undefined,
  partners: Int32Array,
  counterRanges: readonly TokenRange[],
): number | undefined {
  if (range === undefined) return undefined;
  const [from, to] = range;
  const found: number[] = [];
  for (let token = from; token < to; token += 1) if ((partners[token] ?? -1) >= 0) found.push(partners[token] ?? 0);
  const middle = found[found.length >> 1];
  if (middle === undefined || found.length < (to - from) * partnerShare) return undefined;
  const at = counterRanges.findIndex(([start, end]) => middle >= start && middle < end);
  return at < 0 ? undefined : at;
}
