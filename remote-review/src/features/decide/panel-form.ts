import type { DismissReason } from '@app/shared/contracts';
import { reviewMessages } from '@app/shared/messages';

const { decide: texts } = reviewMessages;

/** What a panel above the decision bar asks for. */
export type PanelKind = 'dismiss' | 'ask' | 'note';

/** What was typed in a panel so far; it is kept while the panel is closed. */
export interface PanelDraft {
  readonly reason?: DismissReason | undefined;
  readonly text: string;
  readonly whom: string;
}

export const emptyDraft: PanelDraft = { text: '', whom: '' };

/** Why a panel cannot be sent yet; null when it can. */
export function faultOf(kind: PanelKind, { reason, text }: PanelDraft): string | null {
  const isEmpty = text.trim() === '';
  if (kind === 'ask') return isEmpty ? texts.questionNeeded : null;
  if (kind === 'note') return null;
  if (reason === undefined) return texts.reasonMissing;
  return reason === 'other' && isEmpty ? texts.reasonNeeded : null;
}
