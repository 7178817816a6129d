import type { DismissReason } from '@app/shared/contracts';
import { reviewMessages } from '@app/shared/messages';

const { decide: texts } = reviewMessages;

export interface Why {
  readonly reason?: DismissReason | undefined;
  readonly text?: string | undefined;
  readonly whom?: string | undefined;
}

/** Why something is dismissed, or what is asked of whom, in one line. */
export function whyOf({ reason, text = '', whom = '' }: Why): string {
  const parts = [
    reason === undefined ? '' : `${texts.reasons[reason]}.`,
    text === '' ? '' : `“${text}”`,
    whom === '' ? '' : texts.askedOf(whom),
  ];
  return parts.filter((part) => part !== '').join(' ');
}
