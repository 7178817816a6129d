import type { Box } from '@app/shared/contracts';
import { printed } from '../facts/fact.ts';
import type { Word } from '../layout/word.ts';

export interface DifferingRange {
  readonly start: number;
  readonly end: number;
  readonly boxes: Box[];
}

/**
 * The differing words of a quote as a range of its UTF-16 code units. Both are printed words of one paper, the second a run
 * of the first; nothing where they are not, or are the whole quote.
 *
 * @param boxes of the differing words, one a line
 */
export function differingRange(
  quoted: readonly Word[],
  differing: readonly Word[],
  boxes: readonly Box[],
): DifferingRange[] {
  const [first, last] = [differing[0], differing.at(-1)];
  const from = quoted.findIndex((word) => word === first);
  const to = quoted.findLastIndex((word) => word === last);
  if (first === undefined || from < 0 || to < from || to - from + 1 === quoted.length) return [];
  const end = printed(quoted.slice(0, to + 1)).length;
  return [{ start: end - printed(quoted.slice(from, to + 1)).length, end, boxes: [...boxes] }];
}
