import { sentenceSpan, type Paper, type Span, type VersionPlace } from '../versions/index.ts';

/**
 * Places of which one has nothing where another has words, each with the word beside it that all have: `party` against
 * `party unless otherwise agreed`. The word before, or the one behind where the sentence opens with what is new.
 */
export function withNeighbour(places: readonly VersionPlace[], papers: readonly Paper[]): readonly VersionPlace[] {
  if (places.every(({ span: [from, to] }) => from < to)) return places;
  const opens = places.some(({ document, span: [from, to] }) => {
    const paper = papers[document];
    return paper !== undefined && from < to && sentenceSpan(paper, from)[0] === from;
  });
  const sides = opens ? [wordBehind, wordBefore] : [wordBefore, wordBehind];
  const side = sides.find((one) => {
    const keys = places.map(({ document, span }) => papers[document]?.text.keys[one.token(span)]);
    return new Set(keys).size === 1 && keys[0] !== undefined;
  });
  return side === undefined ? places : places.map(({ document, span }) => ({ document, span: side.widen(span) }));
}

interface Neighbour {
  token(span: Span): number;
  widen(span: Span): Span;
}

const wordBefore: Neighbour = { token: ([from]) => from - 1, widen: ([from, to]) => [from - 1, to] };
const wordBehind: Neighbour = { token: ([, to]) => to, widen: ([from, to]) => [from, to + 1] };
