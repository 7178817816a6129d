import { pairKey, type UnitPlace } from '../../align/pair-units.ts';
import type { RuleContext } from '../rule.ts';
import type { PlacedStance } from './find-stances.ts';

/**
 * Sentences whose values disagree are told by these: `faults must be reported within 14 days` and `can be reported within
 * 7 days`, `is capped at 5 %` and `cannot exceed 3 %` would only be told twice by `must` and `can`, by `cannot`.
 */
export function toldByValues({ links }: RuleContext): (a: UnitPlace, b: UnitPlace) => boolean {
  const told = new Set(
    links.flatMap(({ a, b, relation }) =>
      relation === 'different'
        ? [pairKey({ document: a.document, unit: a.sentence }, { document: b.document, unit: b.sentence })]
        : [],
    ),
  );
  return (a, b) => told.has(pairKey(a, b));
}

/** Whether two statements differ in no more than how strictly they speak, or in a denial. */
export const areOfOneKind = (a: PlacedStance, b: PlacedStance): boolean =>
  a.axis === 'holding' || (a.axis === 'leave' && a.pole !== 'forbidden' && b.pole !== 'forbidden');
