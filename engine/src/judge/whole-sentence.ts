import { markerLength } from '../layout/list-marker.ts';
import type { Passage } from '../layout/passage.ts';
import { sentenceSpan, type Paper, type Span } from '../versions/index.ts';

/** Passages that one sentence is cut into at most, on either side: by ends of lines and of pages. */
const mostPieces = 12;

/** The tokens of the sentence around a token, read on where the paper cuts it into passages. */
export function wholeSentence(paper: Paper, token: number): Span {
  const { passages, passageOf, length } = paper.text;
  let [from, to] = sentenceSpan(paper, token);
  const isCut = (at: number): boolean => leadsOn(passages[passageOf[at - 1] ?? -1], passages[passageOf[at] ?? -1]);
  for (let pieces = 0; pieces < mostPieces && from > 0 && isCut(from); pieces += 1)
    [from] = sentenceSpan(paper, from - 1);
  for (let pieces = 0; pieces < mostPieces && to < length && isCut(to); pieces += 1) [, to] = sentenceSpan(paper, to);
  return [from, to];
}

/** Fewer words without a stop are a title. */
const fewestWords = 6;

/** A sentence without its end, and below it words that go on: no item, no line of its own. */
function leadsOn(above: Passage | undefined, below: Passage | undefined): boolean {
  if (above?.kind !== 'paragraph' || below?.kind !== 'paragraph' || above === below) return false;
  const [last, next] = [above.words.at(-1)?.text ?? '', below.words[0]?.text ?? ''];
  if (/[.!?:;]["'”’)\]]*$/u.test(last) || markerLength(below.words) > 0) return false;
  return /^[\p{Ll}(]/u.test(next) || last.endsWith(',') || (above.words.length >= fewestWords && !/\d$/u.test(last));
}
