import type { Box, Position } from '@app/shared/contracts';
import { printed } from '../facts/fact.ts';
import type { Word } from '../layout/word.ts';
import { sentenceSpan, shownWords, wordsOf, type Paper, type Span } from '../versions/index.ts';
import { boxesAround } from './boxes-around.ts';
import { boxesOfLines } from './boxes-of-lines.ts';
import { clauseOf, sectionOf } from './clause-of.ts';
import { differingRange } from './differing-range.ts';
import { documentId, normalize } from './to-result.ts';
import { trimmed } from './trimmed.ts';
import { factsWithin } from './version-difference.ts';

/** Longer quotes are cut around what differs, in words. */
const longestQuote = 60;
const wordsBefore = 16;

/** The position of some tokens with the sentence around them as its quote; of none, of the place where they would stand. */
export function quoteSpan(document: number, paper: Paper, span: Span): Position {
  const { text } = paper;
  const changed = wordsOf(text, span);
  const at = changed.length > 0 ? span : besides(span, text.length);
  const [from, to] = [sentenceSpan(paper, at[0])[0], sentenceSpan(paper, Math.max(at[0], at[1] - 1))[1]];
  const shown = shownWords(text, span);
  const quoted = cutAround(shownWords(text, [from, to]), shown[0] ?? shownWords(text, at)[0]);
  const marked = changed.length > 0 ? changed : wordsOf(text, at);
  const page = (changed[0] ?? quoted[0] ?? marked[0])?.page.page ?? 1;
  const value = trimmed(printed(shown));
  const boxes = boxesOfLines(marked.filter((word) => word.page.page === page));
  const differs = differingRange(quoted, shown, boxes);
  const around = changed.length === 0 ? [] : boxesAroundSpan(paper, span);
  const facts = factsWithin(paper, span);
  const [fact] = facts;
  const passage = text.passageOf[at[0]] ?? -1;
  const section = sectionOf(text.passages, passage) || (clauseOf(text.passages, passage) ?? '');
  return {
    document: documentId(document),
    page,
    quote: printed(quoted),
    ...(changed.length > 0 && shown.length < quoted.length && value !== '' ? { value } : {}),
    ...(section === '' ? {} : { section }),
    ...(fact !== undefined && facts.length === 1 ? { normalized: normalize(fact.value) } : {}),
    boxes,
    ...(around.length === 0 ? {} : { around }),
    missing: false,
    ...(differs.length === 0 ? {} : { differs }),
  };
}

/** Of tokens that stand in one passage, with the sentence as what may be read with them. */
function boxesAroundSpan(paper: Paper, [from, to]: Span): Box[] {
  const { passageOf, firstWords, lastWords } = paper.text;
  const passage = passageOf[from] ?? -1;
  const [first, last] = [sentenceSpan(paper, from), sentenceSpan(paper, to - 1)];
  if (passageOf[to - 1] !== passage) return [];
  return boxesAround(paper.facts, {
    passage,
    start: firstWords[first[0]] ?? 0,
    end: (lastWords[last[1] - 1] ?? 0) + 1,
    valueStart: firstWords[from] ?? 0,
    valueEnd: (lastWords[to - 1] ?? 0) + 1,
  });
}

/** The tokens on both sides of a place between two. */
export const besides = ([at]: Span, length: number): Span => [Math.max(0, at - 1), Math.min(length, at + 1)];

function cutAround(words: readonly Word[], at: Word | undefined): readonly Word[] {
  if (words.length <= longestQuote) return words;
  const place = at === undefined ? 0 : words.findIndex((word) => word === at);
  const start = Math.max(0, Math.min(place - wordsBefore, words.length - longestQuote));
  return words.slice(start, start + longestQuote);
}
