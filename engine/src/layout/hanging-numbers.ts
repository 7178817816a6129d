import { wordsOfLine, type Line, type Segment } from './build-lines.ts';
import { isListMarker } from './list-marker.ts';
import type { Word } from './word.ts';

/** Gap behind a number, in line heights, that no space has. */
const apart = 0.9;
const alignedPt = 1;
/** So many numbers of a page as far from their text show how its clauses are set. */
const fewestNumbers = 3;

/**
 * Makes the numbers of clauses that hang in front of their text segments of their own. Between columns they stand close
 * to what ends before them, and still belong to what begins behind them.
 */
export function withHangingNumbers(lines: readonly Line[]): readonly Line[] {
  const hangs = lines.flatMap((line) => [...hangsIn(line).values()]);
  const usual = hangs.filter((hang) => hangs.filter((other) => isLike(other, hang)).length >= fewestNumbers);
  return usual.length === 0 ? lines : lines.map((line) => withNumbers(line, usual));
}

const isLike = (hang: number, other: number): boolean => Math.abs(hang - other) < alignedPt;

/** How far in front of their text the numbers of a line hang. */
function hangsIn(line: Line): Map<Word, number> {
  const words = wordsOfLine(line);
  const hangs = new Map<Word, number>();
  for (const [at, word] of words.entries()) {
    const [before, behind] = [words[at - 1], words[at + 1]];
    if (behind === undefined || behind.left - word.right <= word.size * apart || !isNumber(before, word)) continue;
    hangs.set(word, behind.left - word.left);
  }
  return hangs;
}

/** `8.4`, `(b)`; behind a word for clauses they are one with it. */
const isNumber = (before: Word | undefined, { text }: Word): boolean =>
  /[.)]/u.test(text) && isListMarker(text) && (before === undefined || !isListMarker(`${before.text} ${text}`));

function withNumbers(line: Line, usual: readonly number[]): Line {
  const hangs = hangsIn(line);
  const isHanging = (word: Word): boolean => usual.some((hang) => isLike(hang, hangs.get(word) ?? -1));
  if (![...hangs.keys()].some(isHanging)) return line;
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
