import { unchosenMark, type ReadingText } from '../layout/reading-text/index.ts';
import type { Hunk, Span } from './change-map.ts';
import type { Paper } from './sentences.ts';

/**
 * Whether words that are the same on both sides are what a form offers on one of them and what was chosen on the other. A
 * form in which nothing is ticked is a blank: that it was filled in is no other choice.
 */
export function changesChoice({ text: a }: Paper, { text: b }: Paper, group: readonly Hunk[]): boolean {
  if (!hasUnchosen(a) || !hasUnchosen(b)) return false;
  const chosen = (text: ReadingText, spans: readonly Span[]): string =>
    spans
      .flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at))
      .filter((token) => !isUnchosen(text, token))
      .map((token) => text.keys[token] ?? 0)
      .toSorted((one, other) => one - other)
      .join();
  return (
    chosen(
      a,
      group.map((hunk) => hunk.a),
    ) !==
    chosen(
      b,
      group.map((hunk) => hunk.b),
    )
  );
}

/** A difference in what two filled forms offer and nobody chose: the choice that was made is told by its own words. */
export function isOfferOnly({ text: a }: Paper, { text: b }: Paper, hunk: Hunk): boolean {
  if (!hasUnchosen(a) || !hasUnchosen(b)) return false;
  const areOffered = (text: ReadingText, [from, to]: Span): boolean => {
    for (let token = from; token < to; token += 1) if (!isUnchosen(text, token)) return false;
    return true;
  };
  return areOffered(a, hunk.a) && areOffered(b, hunk.b);
}

export const isUnchosen = ({ marks }: ReadingText, token: number): boolean =>
  ((marks[token] ?? 0) & unchosenMark) !== 0;
export const hasUnchosen = ({ marks }: ReadingText): boolean => marks.some((mark) => (mark & unchosenMark) !== 0);
