import type { Hunk, Span } from './change-map.ts';
import { closedWordsIn, keysIn, openWordsIn } from './hunk-words.ts';
import { sentenceSpan, type Paper } from './sentences.ts';
import { endsClause, wordAt } from './token-places.ts';

/** Words among which others are looked for that changed places. */
const mostWords = 60;
/** Words that stand for one thing; where more stand elsewhere, lines were read in another order. */
const mostOfOne = 6;

/**
 * Of words that are the same in another order two stand for each other now, around others that stayed between them. A
 * recogniser reads the lines of a page in an order of its own.
 */
export const changesPlaces = (a: Paper, b: Paper, group: readonly Hunk[]): boolean =>
  !isRecognised(a, b, group) &&
  (areExchanged(a, regionOf(group, 'a'), b, regionOf(group, 'b')) ||
    areExchanged(a, sentencesAround(a, group, 'a'), b, sentencesAround(b, group, 'b')));

const isRecognised = (a: Paper, b: Paper, group: readonly Hunk[]): boolean =>
  group.some((hunk) => [wordAt(a.text, hunk.a[0]), wordAt(b.text, hunk.b[0])].some((word) => word?.page.ocr === true));

const regionOf = (group: readonly Hunk[], side: 'a' | 'b'): Span => [
  Math.min(...group.map((hunk) => hunk[side][0])),
  Math.max(...group.map((hunk) => hunk[side][1])),
];

function sentencesAround(paper: Paper, group: readonly Hunk[], side: 'a' | 'b'): Span {
  const [from, to] = regionOf(group, side);
  return [sentenceSpan(paper, from)[0], sentenceSpan(paper, Math.max(from, to - 1))[1]];
}

/** `The mill pays the carrier` and `the carrier pays the mill`; items of a list may stand in any order. */
function areExchanged(a: Paper, spanA: Span, b: Paper, spanB: Span): boolean {
  const [keysA, keysB] = [keysIn(a.text, spanA), keysIn(b.text, spanB)];
  const length = keysA.length;
  if (length !== keysB.length || length > mostWords) return false;
  let first = 0;
  while (first < length && keysA[first] === keysB[first]) first += 1;
  let last = length;
  while (last > first && keysA[last - 1] === keysB[last - 1]) last -= 1;
  const [rowA, rowB] = [keysA.slice(first, last), keysB.slice(first, last)];
  return partsOf(rowA, rowB).some(([before, behind]) => {
    const [from, to] = [spanA[0] + first + before, spanA[0] + last - behind];
    const parts: readonly Span[] = [
      [spanA[0] + first, from],
      [from, to],
      [to, spanA[0] + last],
    ];
    return parts.every((part) => saysSomething(a, part)) && !(isListed(a, from) && isListed(a, to));
  });
}

/** How many words at the beginning of a row are those at the end of the other one, and how many at its end those at the beginning. */
function partsOf(rowA: readonly string[], rowB: readonly string[]): [before: number, behind: number][] {
  const parts: [number, number][] = [];
  const isSame = (fromA: number, fromB: number, length: number): boolean =>
    rowA.slice(fromA, fromA + length).every((key, at) => key === rowB[fromB + at]);
  const { length } = rowA;
  for (let before = 1; before <= Math.min(mostOfOne, length - 2); before += 1) {
    if (!isSame(0, length - before, before)) continue;
    for (let behind = 1; behind <= Math.min(mostOfOne, length - before - 1); behind += 1)
      if (isSame(length - behind, 0, behind) && isSame(before, behind, length - before - behind))
        parts.push([before, behind]);
  }
  return parts;
}

const saysSomething = ({ text }: Paper, span: Span): boolean =>
  openWordsIn(text, span).length > 0 || closedWordsIn(text, span).some(({ kind }) => kind === 'negation');

const joiner = /^(?:and|or|und|oder|sowie|et|ou|y|o|u|e|ed)$/u;

/** A comma or a conjunction parts what stands before a token from it. */
const isListed = ({ text }: Paper, token: number): boolean =>
  endsClause(text, token - 1) || keysIn(text, [token - 1, token + 1]).some((key) => joiner.test(key));
