import type { Finding } from '@app/shared/contracts';
import { averagePrecision } from './ranking.ts';
import type { KnownCase } from './known-case.ts';
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

/** A finding without a tier is sure: so are all, as long as an engine has none. */
const isSure = (finding: Finding): boolean => !('tier' in finding) || finding.tier === 'sure';

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

/** The figures of some sets together; each 0 to 1. */
export interface Figures {
  readonly recall: number;
  readonly precision: number;
  readonly allRecall: number;
  readonly allPrecision: number;
  readonly averagePrecision: number;
}

export const figureNames = ['recall', 'precision', 'allRecall', 'allPrecision', 'averagePrecision'] as const;

export function figuresOf(scores: readonly SetScore[]): Figures {
  const sure = tallyOf(scores.map((score) => score.sure));
  const all = tallyOf(scores.map((score) => score.all));
  return {
    recall: sure.recall,
    precision: sure.precision,
    allRecall: all.recall,
    allPrecision: all.precision,
    averagePrecision: averagePrecision(scores.map((score) => score.all)),
  };
}

/** The mean of each figure over groups of sets, each group counting once. */
export function meanOf(groups: readonly Figures[]): Figures {
  return each((name) => groups.reduce((sum, group) => sum + group[name], 0) / Math.max(1, groups.length));
}

/** The lowest of each figure: it need not be one group that has them all. */
export const worstOf = (groups: readonly Figures[]): Figures =>
  each((name) => Math.min(1, ...groups.map((group) => group[name])));

const each = (valueOf: (name: (typeof figureNames)[number]) => number): Figures => ({
  recall: valueOf('recall'),
  precision: valueOf('precision'),
  allRecall: valueOf('allRecall'),
  allPrecision: valueOf('allPrecision'),
  averagePrecision: valueOf('averagePrecision'),
});
