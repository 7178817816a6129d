import { isEmptyWord, sentenceSpan, type Paper, type Span, type VersionPlace } from '../versions/index.ts';

/** Words that lead to the one that says something: `of the | tenant`. */
const mostWords = 3;

/**
 * Places of which one has nothing where another has words, each with the words beside it that all have, up to one that says
 * something: `party` against `party unless otherwise agreed`. Those before, or those behind where the sentence opens with what
 * is new.
 */
export function withNeighbour(places: readonly VersionPlace[], papers: readonly Paper[]): readonly VersionPlace[] {
  if (places.every(({ span: [from, to] }) => from < to)) return places;
  const opens = places.some(({ document, span: [from, to] }) => {
    const paper = papers[document];
    return paper !== undefined && from < to && sentenceSpan(paper, from)[0] === from;
  });
  const sides = opens ? [behind, before] : [before, behind];
  const counts = sides.map((side) => sharedWords(places, papers, side));
  const at = counts.findIndex((count) => count > 0);
  const [side, count = 0] = [sides[at], counts[at]];
  return side === undefined
    ? places
    : places.map(({ document, span }) => ({ document, span: side.widen(span, count) }));
}

/** How many words beside all places are the same, up to the first that says something. */
function sharedWords(places: readonly VersionPlace[], papers: readonly Paper[], side: Neighbour): number {
  for (let step = 1; step <= mostWords; step += 1) {
    const words = places.map(({ document, span }) => {
      const text = papers[document]?.text;
      return text?.lexemes.textOf(text.keys[side.token(span, step)] ?? -1) ?? '';
    });
    const [word = ''] = words;
    if (word === '' || words.some((other) => other !== word)) return step - 1;
    if (!isEmptyWord(word)) return step;
  }
  return mostWords;
}

interface Neighbour {
  /** The token so many words beside a span. */
  token(span: Span, step: number): number;
  widen(span: Span, count: number): Span;
}

const before: Neighbour = {
  token: ([from], step) => from - step,
  widen: ([from, to], count) => [from - count, to],
};
const behind: Neighbour = {
  token: ([, to], step) => to + step - 1,
  widen: ([from, to], count) => [from, to + count],
};
