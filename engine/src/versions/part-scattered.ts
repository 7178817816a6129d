import { lengthOf, unpair, type ChangeMap, type Span } from './change-map.ts';
import { sentencesOf, type Paper } from './sentences.ts';

/** Part of the tokens of one of two sentences that both share, from which on what they share is no chance. */
const homeShare = 0.5;

/**
 * Takes apart what two papers share by chance. Of a sentence that was written anew or put elsewhere, a word here and
 * there stands in some sentence of the other version too: that is no part of it that stayed. Sentences keep what they share
 * with a sentence that is half of either.
 */
export function partScattered(map: ChangeMap, a: Paper, b: Paper): void {
  const [ofA, ofB] = [sentencesOf(a), sentencesOf(b)];
  const sentenceInB = sentenceByToken(ofB, map.b.length);
  for (const sentence of ofA) {
    const shared = sharedWith(map, sentence, sentenceInB);
    const scattered = new Set(
      [...shared].flatMap(([index, count]) => {
        const other = ofB[index];
        const least = homeShare * Math.min(lengthOf(sentence), other === undefined ? 0 : lengthOf(other));
        return count < least ? [index] : [];
      }),
    );
    if (scattered.size === 0) continue;
    for (let token = sentence[0]; token < sentence[1]; token += 1) {
      const partner = map.inB[token] ?? -1;
      if (partner >= 0 && scattered.has(sentenceInB[partner] ?? -1)) unpair(map, token);
    }
  }
}

function sentenceByToken(sentences: readonly Span[], length: number): Int32Array {
  const byToken = new Int32Array(length).fill(-1);
  for (const [index, [from, to]] of sentences.entries()) byToken.fill(index, from, to);
  return byToken;
}

/** How many tokens a sentence shares with each one of the other version. */
function sharedWith({ inB }: ChangeMap, [from, to]: Span, sentenceInB: Int32Array): Map<number, number> {
  const shared = new Map<number, number>();
  for (let token = from; token < to; token += 1) {
    const partner = inB[token] ?? -1;
    if (partner < 0) continue;
    const index = sentenceInB[partner] ?? -1;
    shared.set(index, (shared.get(index) ?? 0) + 1);
  }
  return shared;
}
