import type { Line } from './build-lines.ts';
import { isOfLeft, isOfRight, isReadFromRight } from './reading-direction.ts';
import type { Word } from './word.ts';

/** Puts words that run against the direction of their page into the order in which they are read: `Alder Ltd` in a line of Hebrew. */
export function inReadingDirection(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const page = line.segments[0]?.words[0]?.page;
    if (page === undefined) return line;
    const isAgainst = isReadFromRight(page) ? isOfLeft : isOfRight;
    if (!line.segments.some(({ words }) => words.some(({ text }) => isAgainst(text)))) return line;
    return {
      ...line,
      segments: line.segments.map((segment) => ({ ...segment, words: turned(segment.words, isAgainst) })),
    };
  });
}

/** Words that have no direction go with those around them: `Alder & Sons 2`. */
function turned(words: readonly Word[], isAgainst: (text: string) => boolean): Word[] {
  const found = [...words];
  for (let from = 0; from < found.length; from += 1) {
    if (!isAgainst(found[from]?.text ?? '')) continue;
    let to = from + 1;
    for (let at = to; at < found.length && hasNoDirection(found[at], isAgainst); at += 1)
      if (isAgainst(found[at]?.text ?? '')) to = at + 1;
    found.splice(from, to - from, ...found.slice(from, to).toReversed());
    from = to;
  }
  return found;
}

/** None of its own, or that of the run. */
const hasNoDirection = (word: Word | undefined, isAgainst: (text: string) => boolean): boolean =>
  word !== undefined && (isAgainst(word.text) || (!isOfLeft(word.text) && !isOfRight(word.text)));
