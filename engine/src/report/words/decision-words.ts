import type { Decision, DecisionKind, DismissReason } from '@app/shared/contracts';
import type { ReportFinding, ReportModel } from '../model/report-model.ts';
import type { Formatting } from './formatting.ts';

const decisionLabels: Readonly<Record<DecisionKind, string>> = {
  accepted: 'Confirmed',
  dismissed: 'Dismissed',
  asked: 'Asked',
};

const reasonLabels: Readonly<Record<DismissReason, string>> = {
  'same-thing': 'Same meaning, different wording',
  'on-purpose': 'Intentional change',
  misread: 'Misread from the page',
  unimportant: 'Not important here',
  other: 'Another reason',
};

/** A decision or a note, and what was written with it. */
export interface SaidLine {
  readonly label: string;
  readonly text: string;
}

/** `Dismissed: Intentional change`, `Asked (the landlord)`, `Note`, each with its text. */
export function saidLines({ decision, reason, text = '', whom, note }: Decision): SaidLine[] {
  const lines: SaidLine[] = [];
  if (decision !== null) {
    const why = reason === undefined ? '' : `: ${reasonLabels[reason]}`;
    const who = whom === undefined ? '' : ` (${whom})`;
    lines.push({ label: `${decisionLabels[decision]}${why}${who}`, text });
  }
  if (note !== undefined) lines.push({ label: 'Note', text: note });
  return lines;
}

/** What was decided, in one line. */
export interface DecidedParts {
  /** `Decisions as of 20 November 2026, 14:32 (UTC): ` */
  readonly lead: string;
  /** `2 confirmed  ·  1 awaiting an answer  ·  4 open`; empty where there are none. */
  readonly counts: string;
  /** `3 dismissed, see the appendix`; empty where there are none. */
  readonly dismissed: string;
}

/** Undefined where nothing has been reviewed. */
export function decidedParts(model: ReportModel, formatting: Formatting): DecidedParts | undefined {
  const { findings, places, dismissed } = model;
  const sure = findings.concat(findings.flatMap(({ consequences }) => consequences));
  const told = [...sure, ...places];
  const times = [...told, ...dismissed].flatMap(({ said }) => said?.decidedAt ?? []).toSorted();
  const last = times.at(-1);
  if (last === undefined) return undefined;
  const accepted = countOf(told, 'accepted');
  const asked = countOf(told, 'asked');
  const open = sure.filter(({ said }) => (said?.decision ?? null) === null).length;
  const counts = [
    ...(accepted === 0 ? [] : [`${accepted} confirmed`]),
    ...(asked === 0 ? [] : [`${asked} awaiting an answer`]),
    ...(open === 0 ? [] : [`${open} open`]),
  ];
  return {
    lead: `Decisions as of ${formatting.moment(new Date(last))}: `,
    counts: counts.join(separator) + (counts.length > 0 && dismissed.length > 0 ? separator : ''),
    dismissed: dismissed.length === 0 ? '' : `${dismissed.length} dismissed, see the appendix`,
  };
}

const separator = '  ·  ';

const countOf = (reports: readonly ReportFinding[], kind: DecisionKind): number =>
  reports.filter(({ said }) => said?.decision === kind).length;

/** Where a finding is shown on the screen. */
export const findingUrl = (reviewUrl: string, findingId: string): string =>
  `${reviewUrl}?finding=${encodeURIComponent(findingId)}`;

/** Introduces the appendix of dismissed findings. */
export const dismissedIntroduction =
  'Findings that were reviewed and dismissed, with the reason given. They are not included in the counts above.';
