import { printed } from '../facts/fact.ts';
import { shownWords, type Change, type Paper, type Span, type VersionComparison } from '../versions/index.ts';
import { wholeSentence } from './whole-sentence.ts';

/** Two changes of one sentence that are further apart, in words, are read one by one. */
const mostBetween = 24;

/** Two versions and what is known of their words. */
export interface ComparedPapers {
  readonly a: Paper;
  readonly b: Paper;
  readonly map: VersionComparison['map'];
}

/** The unchanged words between two changes that are read as one, as the second version prints them; else undefined. */
export function wordsBetween({ a, b, map }: ComparedPapers, last: Change, next: Change): string | undefined {
  const gapA: Span = [last.a[1], next.a[0]];
  const gapB: Span = [last.b[1], next.b[0]];
  if (!isShort(gapA) || !isShort(gapB)) return undefined;
  if (!leadsInto(map.inB, gapA, gapB) || !leadsInto(map.inA, gapB, gapA)) return undefined;
  // A passage that moved may hold several sentences.
  const isMoved = last.class === 'moved' && next.class === 'moved';
  if (!isMoved && !(isOneSentence(a, last.a, next.a) && isOneSentence(b, last.b, next.b))) return undefined;
  const own = new Set([...shownWords(b.text, last.b), ...shownWords(b.text, next.b)]);
  return printed(shownWords(b.text, gapB).filter((word) => !own.has(word)));
}

const isShort = ([from, to]: Span): boolean => from <= to && to - from <= mostBetween;

/** What stands in the first gap stands in the second one: nothing there was moved away. */
function leadsInto(partners: Int32Array, [from, to]: Span, [start, end]: Span): boolean {
  for (let token = from; token < to; token += 1) {
    const partner = partners[token] ?? -1;
    if (partner >= 0 && (partner < start || partner >= end)) return false;
  }
  return true;
}

function isOneSentence(paper: Paper, last: Span, next: Span): boolean {
  const first = last[0] < last[1] ? last[1] - 1 : last[1];
  const end = next[0] < next[1] ? next[0] : next[0] - 1;
  return end <= first || end < wholeSentence(paper, first)[1];
}
