import type { DecisionKind } from '@app/shared/contracts';
import type { PanelKind } from './panel-form.ts';

export type DecisionAct = 'accept' | PanelKind;

export interface OfferParts {
  /** How many are chosen together; null while one is shown. */
  readonly several: number | null;
  /** Of the one that is shown. */
  readonly decision: DecisionKind | null;
  readonly canDecide: boolean;
}

/** Whether an act can be done now. Of what is decided each changes the decision; the one that stands cannot be made twice. */
export function isOffered(act: DecisionAct, { several, decision, canDecide }: OfferParts): boolean {
  if (several !== null) return several > 0 && (act === 'accept' || act === 'dismiss');
  return canDecide && !(act === 'accept' && decision === 'accepted');
}
