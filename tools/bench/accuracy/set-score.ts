import type { Finding } from '@app/shared/contracts';
import type { Figures } from './figures.ts';
import type { KnownCase } from './known-case.ts';
import { averagePrecision, type Ranked } from './ranking.ts';
import { scoreCase, type CaseScore, type ScoredResult } from './score-case.ts';
import type { StagesReached } from './stages-reached.ts';
import { tallyOf } from './tally.ts';

/** How one set went: by what is sure alone, and by all that is told. */
export interface SetScore {
  readonly known: KnownCase;
  readonly sure: CaseScore;
  readonly all: CaseScore;
  readonly stages: ReadonlyMap<string, StagesReached>;
}

const isSure = ({ tier }: Finding): boolean => tier === 'sure';

export const scoreSet = (
  known: KnownCase,
  result: ScoredResult,
  stages: ReadonlyMap<string, StagesReached> = new Map(),
): SetScore => ({
  known,
  sure: scoreCase(known, { ...result, findings: result.findings.filter(isSure) }),
  all: scoreCase(known, result),
  stages,
});

export function figuresOf(scores: readonly SetScore[]): Figures {
  const sure = tallyOf(scores.map((score) => score.sure));
  const all = tallyOf(scores.map((score) => score.all));
  return {
    recall: sure.recall,
    precision: sure.precision,
    allRecall: all.recall,
    allPrecision: all.precision,
    averagePrecision: averagePrecision(scores.flatMap(rankedOf), all.wanted),
  };
}

/** What repeats another finding or is expected stands in no list. */
const rankedOf = ({ all }: SetScore): Ranked[] =>
  all.verdicts.flatMap(({ finding: { confidence }, verdict, found }) =>
    verdict === 'repeated' || verdict === 'expected' ? [] : [{ confidence, isRight: verdict === 'right', found }],
  );
