import type { ReadingText } from '../layout/reading-text/index.ts';
import { hunksOf, lengthOf, pair, unpair, type ChangeMap, type Span } from './change-map.ts';
import { borderBefore, endsClause, endsSentence, withMarker } from './token-places.ts';

/**
 * Moves the edges of what only one version holds to where a reader expects them. Of `A. B. ` put in before `B.`, or behind
 * `A.`, a diff may cut anywhere; what begins and ends with a sentence is the same change, said better.
 */
export function slide(map: ChangeMap): void {
  for (const { a, b } of hunksOf(map)) {
    if (lengthOf(a) === 0) slideRun(map, { text: map.b, partners: map.inA }, b, true);
    else if (lengthOf(b) === 0) slideRun(map, { text: map.a, partners: map.inB }, a, false);
  }
}

interface Side {
  readonly text: ReadingText;
  readonly partners: Int32Array;
}

function slideRun(map: ChangeMap, side: Side, span: Span, isInB: boolean): void {
  const { partners } = side;
  const best = bestShift(side, span);
  const link = (own: number, other: number): void => (isInB ? pair(map, other, own) : pair(map, own, other));
  const part = (own: number): void => unpair(map, isInB ? (partners[own] ?? 0) : own);
  for (let step = 1; step <= Math.abs(best); step += 1) {
    const [freed, taken] = best < 0 ? [span[0] - step, span[1] - step] : [span[1] + step - 1, span[0] + step - 1];
    const other = partners[freed] ?? 0;
    part(freed);
    link(taken, other);
  }
}

/** Tokens to the left, if negative, or to the right by which the run reads best. */
function bestShift({ text, partners }: Side, [from, to]: Span): number {
  const { keys, length } = text;
  // As far as the other version goes on without a change of its own.
  const [before, behind] = [partners[from - 1] ?? -1, partners[to] ?? -1];
  const goesOn = (token: number, partner: number): boolean => partner >= 0 && partners[token] === partner;
  let [least, most] = [0, 0];
  while (goesOn(from + least - 1, before + least) && keys[from + least - 1] === keys[to + least - 1]) least -= 1;
  while (to + most < length && goesOn(to + most, behind + most) && keys[from + most] === keys[to + most]) most += 1;
  let [best, bestScore] = [0, -1];
  for (let shift = least; shift <= most; shift += 1) {
    const score = cutScore(text, from + shift) + cutScore(text, to + shift);
    if (score > bestScore || (score === bestScore && Math.abs(shift) < Math.abs(best)))
      [best, bestScore] = [shift, score];
  }
  return best;
}

/** How well a text is cut before a token. */
function cutScore(text: ReadingText, token: number): number {
  if (token === 0 || token === text.length) return 4;
  const border = borderBefore(text, token);
  if (border === 'passage') return 5;
  if (endsSentence(text, token - 1)) return 4;
  if (border === 'gap' || withMarker(text, token) !== token) return 3;
  return endsClause(text, token - 1) ? 2 : 0;
}
