import { findingNumbers, type AnalysisResult, type Finding } from '@app/shared/contracts';
import { readingsOf, type Reading } from './readings.ts';

/** A finding as the review shows it. */
export interface ReviewItem {
  readonly id: string;
  /** What it is called in every list and report. */
  readonly number: string;
  readonly finding: Finding;
  readonly readings: readonly Reading[];
  /** Places to look at stand apart and are in no count. */
  readonly isPossible: boolean;
}

/** The findings of a result in its order: the sure ones by weight, then the possible ones. */
export function itemsOf(result: AnalysisResult): readonly ReviewItem[] {
  const numbers = findingNumbers(result.findings);
  return result.findings.map((finding) => ({
    id: finding.id,
    number: numbers.get(finding.id) ?? '',
    finding,
    readings: readingsOf(result, finding),
    isPossible: finding.tier === 'possible',
  }));
}
