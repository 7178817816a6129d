import type { AnalysisResult, Position } from '@app/shared/contracts';
import type { Evidence } from './calibration/evidence.ts';

/** Something two documents say alike, kept as proof of what was checked. */
export interface AgreedFact {
  readonly subject: string;
  readonly value: string;
  readonly positions: Position[];
}

export interface Comparison {
  readonly result: AnalysisResult;
  readonly agreed: AgreedFact[];
  /** What each finding was weighed by, in their order; null of those between versions, which are seen and not weighed. */
  readonly evidence: readonly (Evidence | null)[];
}
