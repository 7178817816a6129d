import type { SetScore } from './set-score.ts';

/** Of a set that is what its truth says, more of the discrepancies are read than this share. */
const leastRead = 0.4;
/** Fewer discrepancies tell nothing of a set. */
const fewest = 3;

/** Sets whose papers print too little of what their truth says: it is the truth of another set, or mixed up. */
export const misplacedTruths = (scores: readonly SetScore[]): string[] =>
  scores
    .filter(({ stages }) => {
      const read = [...stages.values()].flatMap(({ read: isRead }) => (isRead === undefined ? [] : [isRead]));
      return read.length >= fewest && read.filter(Boolean).length < read.length * leastRead;
    })
    .map(({ known }) => known.group);
