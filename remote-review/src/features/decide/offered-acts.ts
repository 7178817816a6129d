import type { DecisionKind } from '@app/shared/contracts';
import type { PanelKind } from './panel-form.ts';

export type DecisionAct = 'accept' | 'same' | PanelKind;

export interface OfferParts {
  /** How many are chosen together; null while one is shown. */
  readonly several: number | null;
  /** Of the one that is shown. */
  readonly decision: DecisionKind | null;
  readonly canDecide: boolean;
  /** Two passages that differ or mean the same. */
  readonly isPair: boolean;
}

/** Whether an act can be done now. Of what is decided each changes the decision; the one that stands cannot be made twice. */
export function isOffered(act: DecisionAct, { several, decision, canDecide, isPair }: OfferParts): boolean {
  if (several !== null) return several > 0 && (act === 'accept' || act === 'dismiss');
  if (act === 'same') return canDecide && isPair && decision !== 'dismissed';
  return canDecide && !(act === 'accept' && decision === 'accepted');
}
