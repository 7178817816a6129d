import { type ChangeMap, type Hunk, type Span } from './change-map.ts';
import { isWholeRun } from './may-move.ts';
import { sentenceSpan, type Paper } from './sentences.ts';
import { borderBefore, endsSentence, wordAt } from './token-places.ts';

/** So many words of the old sentence tell which sentence of the other version it is. */
const fewestOthers = 2;
/** Tokens by which the end of a run may lie beside the border that cut it: equal words stand on both sides of it at times. */
const besideBorder = 1;

/**
 * Words that were taken out of one sentence and put into another: an exception from what the tenant pays is one from what
 * the landlord pays now. Lines, cells and pages are read in another order too, but such a run begins and ends where they do.
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

/** It begins and ends where a line, a cell or a passage does, or at one that cuts a sentence; or a recogniser read it. */
function isReadApart({ text }: Paper, [from, to]: Span): boolean {
  if (wordAt(text, from)?.page.ocr === true) return true;
  const isCut = (end: number): boolean =>
    /^(?:gap|passage)$/u.test(borderBefore(text, end)) && !endsSentence(text, end - 1);
  if (from > 0 && to < text.length && (isCut(from) || isCut(to))) return true;
  return [from, to].every((end) => {
    for (let token = end - besideBorder; token <= end + besideBorder; token += 1)
      if (borderBefore(text, token) !== 'none') return true;
    return false;
  });
}

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
