import type { AnalysisResult, Position } from '@app/shared/contracts';

/** Something two documents say alike, kept as proof of what was checked. */
export interface AgreedFact {
  readonly subject: string;
  readonly value: string;
  readonly positions: Position[];
}

export interface Comparison {
  readonly result: AnalysisResult;
  readonly agreed: AgreedFact[];
}
