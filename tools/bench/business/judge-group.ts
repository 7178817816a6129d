import type { EngineOutput, ReportedFinding } from '../versions/score/engine-output.ts';
import { scoreGroup, type Verdict } from '../versions/score/score-group.ts';
import type { Truth } from '../versions/truth/truth-file.ts';

/** A finding with what the truth of its group says of it. */
export interface JudgedFinding {
  readonly finding: ReportedFinding;
  readonly isSure: boolean;
  /** It shows places of two documents. */
  readonly isAcross: boolean;
  readonly isFalse: boolean;
  /** Neither right nor wrong: a slip of the document itself, or a changed place shown on its own. */
  readonly isExpected: boolean;
}

export interface JudgedGroup {
  readonly truth: Truth;
  readonly findings: readonly JudgedFinding[];
  /** Ids of the changes that a sure finding shows, and those that any finding shows. */
  readonly found: ReadonlySet<string>;
  readonly foundByAny: ReadonlySet<string>;
  /** Sure findings that show a change first. */
  readonly right: number;
}

/** Discrepancies that the documents have of their own are called so. */
const ownPrefix = 'own-';
const wrong: readonly Verdict[] = ['false', 'close', 'one side', 'hard'];

export const isSure = ({ tier }: ReportedFinding): boolean => tier !== 'possible';

/** Holds what was told of a group against its truth; nothing is right where nothing was changed. */
export function judgeGroup(truth: Truth, output: EngineOutput): JudgedGroup {
  const untiered = output.findings.map(({ id, rule, positions }) => ({ id, rule, positions }));
  const all = scoreGroup(truth, { documents: output.documents, findings: untiered });
  const sure = scoreGroup(truth, output);
  const tiers = new Map(output.findings.map((finding) => [finding.id, isSure(finding)]));
  const findings = all.verdicts.map(({ finding, verdict, credited }): JudgedFinding => {
    const isAcross = new Set(finding.positions.map(({ document }) => document)).size > 1;
    // A changed place set against a wrong partner in the other document misleads as any other false alarm does.
    const isMisled = verdict === 'expected' && isAcross && !credited.some((id) => id.startsWith(ownPrefix));
    return {
      finding,
      isSure: tiers.get(finding.id) ?? true,
      isAcross,
      isFalse: wrong.includes(verdict) || isMisled,
      isExpected: verdict === 'expected' && !isMisled,
    };
  });
  return {
    truth,
    findings,
    found: new Set(sure.found.map(({ id }) => id)),
    foundByAny: new Set(all.found.map(({ id }) => id)),
    right: sure.verdicts.filter(({ verdict }) => verdict === 'right').length,
  };
}
