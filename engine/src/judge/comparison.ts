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
  /** What each finding was weighed by, in their order: weights are fitted to it once it is known which were right. */
  readonly evidence: readonly Evidence[];
}
