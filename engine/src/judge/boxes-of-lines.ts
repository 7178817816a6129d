import type { Box } from '@app/shared/contracts';
import { boxOfWord, type Word } from '../layout/word.ts';

/** Words of one line share a box. */
export function boxesOfLines(words: readonly Word[]): Box[] {
  const boxes: Box[] = [];
  let previous: Word | undefined;
  for (const word of words) {
    const [left, top, right, bottom] = boxOfWord(word);
    const last = boxes.at(-1);
    const isSameLine =
      previous !== undefined && Math.abs(previous.top - word.top) < word.size / 2 && word.left >= previous.left;
    if (last !== undefined && isSameLine)
      boxes.splice(-1, 1, [
        Math.min(last[0], left),
        Math.min(last[1], top),
        Math.max(last[2], right),
        Math.max(last[3], bottom),
      ]);
    else boxes.push([left, top, right, bottom]);
    previous = word;
  }
  return boxes;
}
