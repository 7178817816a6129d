import type { Finding } from '@app/shared/contracts';
import type { CaseScore, Verdict } from '../accuracy/score-case.ts';

/** How one set went by the engine that was there before the batch `origin`. */
export interface OriginScore {
  readonly origin: number;
  readonly engine: string;
  readonly score: CaseScore;
}

/** Short names of verdicts, for files that others read. */
const names: Readonly<Record<Verdict, string>> = {
  right: 'right',
  'false alarm': 'false',
  'hard false alarm': 'hard',
  repeated: 'duplicate',
  expected: 'neutral',
};

/** One finding of one set by one engine. */
export interface FindingRecord {
  readonly set: string;
  readonly family: string;
  readonly batch: number;
  readonly language: string;
  /** The engine is the one before this batch; 0 batches ahead is a first score. */
  readonly origin: number;
  readonly ahead: number;
  readonly engine: string;
  readonly id: string;
  readonly rule: string;
  readonly kind: Finding['kind'];
  readonly severity: Finding['severity'];
  readonly confidence: number;
  readonly cause: boolean;
  readonly positions: number;
  readonly missing: number;
  readonly documents: number;
  readonly documentsInSet: number;
  readonly verdict: string;
}

export function recordsOf({ origin, engine, score: { known, verdicts } }: OriginScore): FindingRecord[] {
  return verdicts.map(({ finding, verdict }) => ({
    set: known.group,
    family: known.family,
    batch: known.batch,
    language: known.language,
    origin,
    ahead: known.batch - origin,
    engine,
    id: finding.id,
    rule: finding.rule,
    kind: finding.kind,
    severity: finding.severity,
    confidence: finding.confidence,
    cause: finding.cause !== undefined,
    positions: finding.positions.length,
    missing: finding.positions.filter(({ missing }) => missing).length,
    documents: new Set(finding.positions.map(({ document }) => document)).size,
    documentsInSet: known.documents.length,
    verdict: names[verdict],
  }));
}
