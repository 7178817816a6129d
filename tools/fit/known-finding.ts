import { kindGroupOf, type Evidence } from '@app/engine/calibration';

/** A set of papers as the engine met it for the first time: before anything was mended for it. */
export interface FirstScore {
  readonly set: string;
  /** From 1; the last is the youngest. */
  readonly batch: number;
  readonly family: string;
  /** Discrepancies that there are. */
  readonly wanted: number;
  readonly findings: readonly KnownFinding[];
}

/** A finding of which it is known how it turned out. Those that repeat another or were expected are neither right nor wrong, and not among them. */
export interface KnownFinding {
  readonly evidence: Evidence;
  readonly right: boolean;
}

/** What the rules found that the engine still has: those that are gone tell nothing of what it is worth. */
export const ofPresentRules = (scores: readonly FirstScore[]): FirstScore[] =>
  scores.map((score) => ({
    ...score,
    findings: score.findings.filter(({ evidence }) => kindGroupOf(evidence.rule) !== undefined),
  }));
