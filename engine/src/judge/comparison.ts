import type { AnalysisResult, Position } from '@app/shared/contracts';
import type { RedlineParagraph } from '../versions/index.ts';
import type { Evidence } from './calibration/evidence.ts';
import type { RedlineMark } from './redline-marks.ts';

/** Something two documents say alike, kept as proof of what was checked. */
export interface AgreedFact {
  readonly subject: string;
  readonly value: string;
  readonly positions: Position[];
}

/** Two versions as one text, with what came and went. */
export interface Redline {
  /** Names of the documents. */
  readonly earlier: string;
  readonly later: string;
  readonly paragraphs: readonly RedlineParagraph[];
  /** What is drawn on the pages of the later one. */
  readonly marks: readonly RedlineMark[];
  /** Of the later one, as displayed, in points. */
  readonly pages: readonly { readonly width: number; readonly height: number }[];
}

export interface Comparison {
  readonly result: AnalysisResult;
  readonly agreed: AgreedFact[];
  /** What each finding was weighed by, in their order; null of those between versions, which are seen and not weighed. */
  readonly evidence: readonly (Evidence | null)[];
}
