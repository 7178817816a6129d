import { wordsOfLine, type Line, type Segment } from './build-lines.ts';
import { isListMarker } from './list-marker.ts';
import type { Word } from './word.ts';

/** Gap behind a number, in line heights, that no space has. */
const apart = 0.9;
const alignedPt = 1;
/** So many numbers of a page as far from their text show how its clauses are set; in the midst of lines so many stand under each other. */
const fewestNumbers = 3;
const fewestBelow = 2;

/**
 * Makes the numbers of clauses that hang in front of their text segments of their own. Between columns they stand close
 * to what ends before them, and still belong to what begins behind them.
 */
export function withHangingNumbers(lines: readonly Line[]): readonly Line[] {
  const numbers = lines.flatMap(numbersIn);
  const hanging = new Set(numbers.filter((one) => isUsual(one, numbers)).map(({ word }) => word));
  return hanging.size === 0 ? lines : lines.map((line) => withNumbers(line, hanging));
}

/** A number that may hang in front of its text, and how far. */
interface Hanging {
  readonly word: Word;
  readonly hang: number;
  readonly opensLine: boolean;
}

function isUsual({ word, hang, opensLine }: Hanging, numbers: readonly Hanging[]): boolean {
  const alike = numbers.filter((other) => areClose(other.hang, hang));
  const below = alike.filter((other) => areClose(other.word.left, word.left));
  return alike.length >= fewestNumbers && (opensLine || below.length >= fewestBelow);
}

const areClose = (a: number, b: number): boolean => Math.abs(a - b) < alignedPt;

function numbersIn(line: Line): Hanging[] {
  const words = wordsOfLine(line);
  return words.flatMap((word, at): Hanging[] => {
    const [before, behind] = [words[at - 1], words[at + 1]];
    if (behind === undefined || behind.left - word.right <= word.size * apart || !isNumber(before, word)) return [];
    return [{ word, hang: behind.left - word.left, opensLine: at === 0 }];
  });
}

/** `8.4`, `(b)`; behind a word for clauses they are one with it. */
const isNumber = (before: Word | undefined, { text }: Word): boolean =>
  /[.)]/u.test(text) && isListMarker(text) && (before === undefined || !isListMarker(`${before.text} ${text}`));

function withNumbers(line: Line, hanging: ReadonlySet<Word>): Line {
  const isHanging = (word: Word): boolean => hanging.has(word);
  if (!wordsOfLine(line).some(isHanging)) return line;
  const segments = line.segments.flatMap(({ words }) => {
    const parts: Word[][] = [[]];
    for (const word of words) {
      if (isHanging(word)) parts.push([word], []);
      else parts.at(-1)?.push(word);
    }
    return parts.filter((part) => part.length > 0).map((part) => segmentOf(part, part.some(isHanging)));
  });
  return { ...line, segments };
}

const segmentOf = (words: Word[], isNumbering: boolean): Segment => ({
  words,
  left: words[0]?.left ?? 0,
  right: Math.max(...words.map(({ right }) => right)),
  ...(isNumbering ? { isNumber: true } : {}),
});
