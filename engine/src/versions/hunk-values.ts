import { factsOfPassage, type Fact } from '../facts/fact.ts';
import { none, type ChangeMap, type Hunk, type Span } from './change-map.ts';
import type { Paper } from './sentences.ts';

/** The values that a run of tokens takes part in. */
export function valuesIn({ text, facts }: Paper, [from, to]: Span): Fact[] {
  const found = new Set<Fact>();
  for (let token = from; token < to; token += 1) {
    for (const fact of factsOfPassage(facts, text.passageOf[token] ?? -1))
      if (fact.start <= (text.lastWords[token] ?? -1) && fact.end > (text.firstWords[token] ?? -1)) found.add(fact);
  }
  return [...found];
}

/** A change with the rest of the values that it takes part in: of `fifteen (15)` and `15` only `fifteen` differs. */
export function withWholeValues(
  { inB, inA }: ChangeMap,
  papers: { readonly a: Paper; readonly b: Paper },
  hunk: Hunk,
): Hunk {
  const [spanA, spanB] = [wholeOf(papers.a, hunk.a), wholeOf(papers.b, hunk.b)];
  return { a: reach(hunk.a, spanA, spanB, inB), b: reach(hunk.b, spanB, spanA, inA) };
}

function wholeOf(paper: Paper, span: Span): Span {
  const { text } = paper;
  let [from, to] = span;
  for (const { passage, start, end } of valuesIn(paper, span)) {
    const isInside = (token: number): boolean =>
      text.passageOf[token] === passage &&
      (text.firstWords[token] ?? -1) >= start &&
      (text.lastWords[token] ?? 0) < end;
    while (from > 0 && isInside(from - 1)) from -= 1;
    while (to < text.length && isInside(to)) to += 1;
  }
  return [from, to];
}

/** As far as the values of either side reach, by the tokens next to it that both share. */
function reach(own: Span, whole: Span, other: Span, partners: Int32Array): Span {
  let [from, to] = [Math.min(own[0], whole[0]), Math.max(own[1], whole[1])];
  const isOfOther = (token: number): boolean =>
    (partners[token] ?? none) >= other[0] && (partners[token] ?? none) < other[1];
  while (isOfOther(from - 1)) from -= 1;
  while (isOfOther(to)) to += 1;
  return [from, to];
}
