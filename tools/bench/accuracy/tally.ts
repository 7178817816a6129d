import type { CaseScore } from './score-case.ts';

/** Counts of some sets together. What repeats another finding or is expected counts neither way. */
export interface Tally {
  readonly found: number;
  readonly wanted: number;
  readonly right: number;
  readonly wrong: number;
  readonly hard: number;
  readonly recall: number;
  readonly precision: number;
}

export function tallyOf(scores: readonly CaseScore[]): Tally {
  let [found, wanted, right, wrong, hard] = [0, 0, 0, 0, 0];
  for (const score of scores) {
    found += score.found.size;
    wanted += score.found.size + score.missed.length;
    for (const { verdict } of score.verdicts) {
      if (verdict === 'right') right += 1;
      if (verdict === 'false alarm' || verdict === 'hard false alarm') wrong += 1;
      if (verdict === 'hard false alarm') hard += 1;
    }
  }
  return { found, wanted, right, wrong, hard, recall: share(found, wanted), precision: share(right, right + wrong) };
}

/** Nothing wanted and nothing reported is no failure. */
export const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
