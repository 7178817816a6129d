import { decisionTextMax, type Decision } from '@app/shared/contracts';
import { AppError } from '../../platform/errors/app-error.ts';

/** What somebody says of a finding, before it is checked. */
export type SaidDecision = Pick<Decision, 'decision' | 'reason' | 'text' | 'whom' | 'note'>;

export interface CheckedDecision {
  readonly decision: NonNullable<SaidDecision['decision']> | null;
  readonly reason: NonNullable<SaidDecision['reason']> | null;
  readonly text: string | null;
  readonly whom: string | null;
  readonly note: string | null;
}

/** Refuses what says too much or too little; texts without anything to read are none. */
export function checkedDecision({ decision, reason, text, whom, note }: SaidDecision): CheckedDecision {
  const checked = {
    decision,
    reason: reason ?? null,
    text: cleanText(text),
    whom: cleanText(whom),
    note: cleanText(note),
  };
  if (checked.reason !== null && decision !== 'dismissed') throw new AppError('validation_failed');
  if (checked.reason === 'other' && checked.text === null) throw new AppError('validation_failed');
  return checked;
}

/** What no database text can hold becomes a space; lines stay. */
function cleanText(said = ''): string | null {
  const clean = said
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, ' ')
    .trim();
  if (Array.from(clean).length > decisionTextMax) throw new AppError('validation_failed');
  return clean === '' ? null : clean;
}
