import type { Finding, Tier } from '@app/shared/contracts';
import * as z from 'zod';
import model from '../../../models/confidence.json' with { type: 'json' };
import type { Evidence } from './evidence.ts';
import { hasOwnScore } from './kind-groups.ts';
import { probabilityOf, type Weights } from './probability.ts';

/** How a finding stands: how likely it is right, and whether it counts. */
export type Standing = Pick<Finding, 'tier' | 'confidence'>;

/** Says how a finding stands by its evidence. A tier that its nature settles is kept, whatever findings like it were worth. */
export type Weigh = (evidence: Evidence, byNature?: Tier) => Standing;

const fitted = z.object({ weights: z.record(z.string(), z.number()), cut: z.number() });

/** Hundredths are what a person reads; the tier goes by them, so that equal figures never stand in two tiers. */
const inHundredths = (part: number): number => Math.round(part * 100) / 100;

/** Likelier than this nothing that a rule says is. */
const surest = 0.99;

/** Weighs by given weights; from `cut` on a finding is sure. */
export function weighBy(weights: Weights, cut: number): Weigh {
  return (evidence, byNature) => {
    const confidence = Math.min(
      surest,
      hasOwnScore(evidence.rule) ? evidence.stated : inHundredths(probabilityOf(evidence, weights)),
    );
    if (byNature === 'sure') return { tier: 'sure', confidence: Math.max(confidence, evidence.stated, cut) };
    if (byNature === 'possible')
      return { tier: 'possible', confidence: Math.min(confidence, inHundredths(cut - 0.01)) };
    return { tier: confidence >= cut ? 'sure' : 'possible', confidence };
  };
}

const { weights, cut } = fitted.parse(model);

/** Weighs as findings on unseen papers turned out (`npm run fit`). */
export const weigh = weighBy(weights, cut);
