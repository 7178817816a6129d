import { compareValues } from '../facts/values/compare-values.ts';
import type { Change, Matter } from './change.ts';
import { lengthOf, none, type ChangeMap, type Span } from './change-map.ts';
import { valuesIn } from './hunk-values.ts';
import { sentencesOf, sentenceSpan, type Paper } from './sentences.ts';

/**
 * Of the sentences that stand in two editions of one paper at least this part has no other words. Of fourteen made-up editions that were reworded
 * all but one have at most .857 of them (.903), published contracts and what was changed in them at least .902 (92 pairs): the middle of both.
 */
const leastEqual = 0.88;
/** A heading or the cell of a table is no sentence that could be reworded. */
const fewestTokens = 5;
/** Of fewer sentences one more or less decides; the shortest of those pairs has 14. */
const fewestSentences = 12;
/** Part of the other tokens of both sentences that are the same: but for this change the one is the other. */
const sameRest = 0.9;

/** Two papers of one frame whose sentences were reworded: most differences are only other words for the same. */
export function areReworded(changes: readonly Change[], map: ChangeMap, a: Paper, b: Paper): boolean {
  const spans = changes.filter(isWording);
  const partOf = (paper: Paper, partners: Int32Array, side: 'a' | 'b'): number =>
    equalPart(
      paper,
      partners,
      spans.map((change) => change[side]),
    );
  return Math.min(partOf(a, map.inB, 'a'), partOf(b, map.inA, 'b')) < leastEqual;
}

/** New numbers and other print are no other words, and a value that changed is one by intent. */
const isWording = ({ class: kind, matter }: Change): boolean =>
  kind === 'substance' && matter !== 'value' && matter !== 'reference';

function equalPart(paper: Paper, partners: Int32Array, changed: readonly Span[]): number {
  const isChanged = new Uint8Array(partners.length);
  for (const [from, to] of changed) isChanged.fill(1, from, to);
  const sentences = sentencesOf(paper).filter((span) => lengthOf(span) >= fewestTokens);
  // What only one edition has says nothing of how the others were worded.
  const ofBoth = sentences.filter(([from, to]) => partners.subarray(from, to).some((partner) => partner !== none));
  const equal = ofBoth.filter(([from, to]) => !isChanged.subarray(from, to).includes(1)).length;
  return sentences.length < fewestSentences ? 1 : equal / Math.max(1, ofBoth.length);
}

/** What tells more than other words for the same where the rest of its sentence is the same. */
const telling = new Set<Matter | undefined>(['negation', 'force', 'name', 'exception', 'quantifier', 'relation']);
/** A sentence that only one edition has is not reworded. */
const ofOneSide = new Set<Matter | undefined>(['sentence-deleted', 'sentence-inserted']);

/** Changes of reworded editions: what neither values nor one word in a sentence that is the same otherwise prove is reworded. */
export function provenChanges(changes: readonly Change[], map: ChangeMap, a: Paper, b: Paper): Change[] {
  return changes.map((change) => {
    const { matter, ...hunk } = change;
    const isProven =
      change.class !== 'substance' ||
      ofOneSide.has(matter) ||
      haveOtherValues(change, a, b) ||
      (telling.has(matter) && isSameOtherwise(change, map, a, b));
    return isProven ? change : { ...hunk, class: 'reworded' };
  });
}

/** A value of the change differs from one of the other side, and neither has its like in the other sentence. */
function haveOtherValues({ a: spanA, b: spanB }: Change, a: Paper, b: Paper): boolean {
  const [sentenceA, sentenceB] = [valuesIn(a, sentenceSpan(a, spanA[0])), valuesIn(b, sentenceSpan(b, spanB[0]))];
  const lone = (own: typeof sentenceA, others: typeof sentenceB) =>
    own.filter(({ value }) => !others.some((other) => compareValues(value, other.value) === 'same'));
  const [onlyA, onlyB] = [lone(valuesIn(a, spanA), sentenceB), lone(valuesIn(b, spanB), sentenceA)];
  return onlyA.some((x) => onlyB.some((y) => compareValues(x.value, y.value) === 'different'));
}

/** All other words of both sentences stand for each other, or differ in print alone. */
function isSameOtherwise({ a: spanA, b: spanB }: Change, { inB, inA }: ChangeMap, a: Paper, b: Paper): boolean {
  const [sentenceA, sentenceB] = [sentenceSpan(a, spanA[0]), sentenceSpan(b, spanB[0])];
  const [others, same] = [
    countOthers(inB, sentenceA, spanA, sentenceB),
    countOthers(inA, sentenceB, spanB, sentenceA),
  ].reduce(([all, alike], side) => [all + side.all, alike + side.same], [0, 0]);
  return others > 0 && same >= sameRest * others;
}

function countOthers(partners: Int32Array, sentence: Span, change: Span, other: Span): { all: number; same: number } {
  let [all, same] = [0, 0];
  for (let token = sentence[0]; token < sentence[1]; token += 1) {
    if (isIn(change, token)) continue;
    const partner = partners[token] ?? none;
    all += 1;
    if (isIn(other, partner) || partner < none) same += 1;
  }
  return { all, same };
}

const isIn = ([from, to]: Span, token: number): boolean => token >= from && token < to;
