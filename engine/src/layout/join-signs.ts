import { wordsOfLine, type Line, type Segment } from './build-lines.ts';
import type { Word } from './word.ts';

const currencySign = /^(?:\p{Sc}|[A-Z]{1,3}\p{Sc})$/u;
const closingSign = /^\)?%\)?$|^\)$/u;
const opensFigure = /^[-–—−(]*[.,]?\d|^[-–—−]+$/u;
const closesFigure = /\d\W*$|^[-–—−]+$/u;

/** Accounts print `$` at the left edge of a column and `%` at its right, far from their figures: each is one cell with its figure. */
export function joinSigns(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    if (line.segments.length < 2) return line;
    const segments: Segment[] = [];
    for (const segment of isLeading(line) ? line.segments.flatMap(beforeSigns) : line.segments) {
      const before = segments.at(-1);
      if (before !== undefined && isOneFigure(before, segment)) segments[segments.length - 1] = joined(before, segment);
      else segments.push(segment);
    }
    return { ...line, segments };
  });
}

/** The first sign of the line stands before a figure, not behind one: so do the others. */
function isLeading(line: Line): boolean {
  const words = wordsOfLine(line);
  const at = words.findIndex(({ text }) => currencySign.test(text));
  return at > 0 && !closesFigure.test(words[at - 1]?.text ?? '') && opensFigure.test(words[at + 1]?.text ?? '');
}

/** `12,418 $ 27,425 $`: between a figure and the sign of the next one a column begins, however near they stand. */
function beforeSigns(segment: Segment): Segment[] {
  const { words } = segment;
  const cuts = words.flatMap(({ text }, at) =>
    currencySign.test(text) && closesFigure.test(words[at - 1]?.text ?? '') ? [at] : [],
  );
  if (cuts.length === 0) return [segment];
  return [0, ...cuts].map((from, index) => segmentOf(words.slice(from, cuts[index])));
}

const segmentOf = (words: Word[]): Segment => ({
  words,
  left: words[0]?.left ?? 0,
  right: words.at(-1)?.right ?? 0,
});

function isOneFigure({ words: before }: Segment, { words }: Segment): boolean {
  const [end, first] = [before.at(-1)?.text ?? '', words[0]?.text ?? ''];
  if (before.length === 1 && currencySign.test(end)) return opensFigure.test(first);
  return words.length === 1 && closingSign.test(first) && closesFigure.test(end);
}

const joined = (a: Segment, b: Segment): Segment => segmentOf([...a.words, ...b.words]);
