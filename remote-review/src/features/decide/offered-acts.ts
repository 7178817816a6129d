import type { DecisionKind } from '@app/shared/contracts';
import { isDecided } from '../../shared/list-item.ts';
import type { PanelKind } from './panel-form.ts';

export type DecisionAct = 'accept' | PanelKind;

export interface OfferParts {
  /** How many are chosen together; null while one is shown. */
  readonly several: number | null;
  /** Of the one that is shown. */
  readonly decision: DecisionKind | null;
  readonly canDecide: boolean;
}

/** Whether there is a button for an act now. Its key does nothing without. */
export function isOffered(act: DecisionAct, { several, decision, canDecide }: OfferParts): boolean {
  if (several !== null) return several > 0 && (act === 'accept' || act === 'dismiss');
  if (act === 'note' && isDecided({ decision })) return true;
  return canDecide && !isDecided({ decision });
}
