import { type ChangeMap, type Hunk, type Span } from './change-map.ts';
import { closedWordsIn } from './hunk-words.ts';
import { isWholeRun } from './may-move.ts';
import { sentenceSpan, type Paper } from './sentences.ts';
import { borderBefore, wordAt } from './token-places.ts';

/** So many words of the old sentence tell which sentence of the other version it is. */
const fewestOthers = 2;

/**
 * Words that were taken out of one sentence and put into another: an exception from what the tenant pays is one from what
 * the landlord pays now. What is only read in another order is known by then.
 */
export function changesSentence(map: ChangeMap, a: Paper, b: Paper, run: Hunk): boolean {
  // Where more was changed, a word may stand in both versions by chance.
  if (!isWholeRun(map.a, map.inB, run.a) || !isWholeRun(map.b, map.inA, run.b)) return false;
  if (isInOrder(map, run) || isReadApart(a, run.a) || isReadApart(b, run.b)) return false;
  const [regionA, regionB] = [sentencesOf(a, run.a), sentencesOf(b, run.b)];
  const stayed = [
    partnersOf(map.inB, regionA, run.a).map((partner) => isWithin(partner, regionB)),
    partnersOf(map.inA, regionB, run.b).map((partner) => isWithin(partner, regionA)),
  ].filter(({ length }) => length >= fewestOthers);
  return stayed.length > 0 && stayed.every((others) => others.filter(Boolean).length * 2 < others.length);
}

/** What stands before it and behind it does so in the other version too: it was paired late, and moved nowhere. */
function isInOrder({ inB }: ChangeMap, { a: [from, to], b: [start, end] }: Hunk): boolean {
  let [before, behind] = [from - 1, to];
  while (before >= 0 && (inB[before] ?? -1) < 0) before -= 1;
  while (behind < inB.length && (inB[behind] ?? -1) < 0) behind += 1;
  return (inB[before] ?? -1) < start && (inB[behind] ?? Infinity) >= end;
}

/** A recogniser read it, or it ends where a line does and ties nothing. */
const isReadApart = ({ text }: Paper, [from, to]: Span): boolean =>
  wordAt(text, from)?.page.ocr === true ||
  ([from, to].every((end) => borderBefore(text, end) !== 'none') && closedWordsIn(text, [from, to]).length === 0);

const sentencesOf = (paper: Paper, [from, to]: Span): Span => [
  sentenceSpan(paper, from)[0],
  sentenceSpan(paper, Math.max(from, to - 1))[1],
];

/** What the other words of the sentences of a run stand for in the other version. */
function partnersOf(partners: Int32Array, [start, end]: Span, [from, to]: Span): number[] {
  const others: number[] = [];
  for (let token = start; token < end; token += 1) {
    const partner = partners[token] ?? -1;
    if ((token < from || token >= to) && partner >= 0) others.push(partner);
  }
  return others;
}

const isWithin = (token: number, [from, to]: Span): boolean => token >= from && token < to;
