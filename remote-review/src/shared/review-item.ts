import type { AnalysisResult, Finding, Severity } from '@app/shared/contracts';
import { readingsOf, type Reading } from './readings.ts';

/** A finding as the review shows it. */
export interface ReviewItem {
  readonly id: string;
  /** From 1, in the order of weight. */
  readonly number: number;
  readonly finding: Finding;
  readonly readings: readonly Reading[];
  /** Places to look at stand apart and are in no count. */
  readonly isPossible: boolean;
}

const weights: readonly Severity[] = ['high', 'medium', 'low', 'info'];

/** The findings of a result in the order in which they are reviewed: the sure ones by weight, then the possible ones. */
export function itemsOf(result: AnalysisResult): readonly ReviewItem[] {
  const rank = ({ tier, severity }: Finding): number =>
    (tier === 'possible' ? weights.length : 0) + (tier === 'possible' ? 0 : weights.indexOf(severity));
  return result.findings
    .toSorted((one, other) => rank(one) - rank(other))
    .map((finding, index) => ({
      id: finding.id,
      number: index + 1,
      finding,
      readings: readingsOf(result, finding),
      isPossible: finding.tier === 'possible',
    }));
}
