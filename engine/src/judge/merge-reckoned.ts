import type { Place, RuleFinding, Side } from '../rules/rule.ts';
import { isOverlapping } from './merge-findings.ts';
import { PassageIndex } from './passage-index.ts';

/** Cents that rounding leaves. */
const slack = 0.02;

/**
 * A sum that does not add up, and that other documents print as it should be, is one finding: `1,240 + 96 make 1,336, not
 * 1,363` and `invoice: 1,363; order: 1,336`.
 */
export function mergeReckoned(findings: readonly RuleFinding[]): RuleFinding[] {
  const index = new PassageIndex<RuleFinding>();
  for (const finding of findings) if (finding.kind === 'value-conflict') index.add(finding, finding);
  const reckoned = new Map<RuleFinding, RuleFinding>();
  for (const finding of findings) {
    const place = onlyPlaceOf(finding);
    const { needed } = finding;
    if (place === undefined || needed === undefined) continue;
    const told = index.near([place]).find((other) => !reckoned.has(other) && isSettledBy(other, place, needed));
    if (told !== undefined) reckoned.set(told, finding);
  }
  const merged = new Set(reckoned.values());
  return findings.flatMap((finding) => {
    if (merged.has(finding)) return [];
    const sum = reckoned.get(finding);
    return sum === undefined ? [finding] : [joined(finding, sum)];
  });
}

const onlyPlaceOf = ({ sides: [side, ...others] }: RuleFinding): Place | undefined =>
  side?.places.length === 1 && others.length === 0 ? side.places[0] : undefined;

/** One side is the wrong sum alone, and all others are what it should be. */
function isSettledBy({ sides }: RuleFinding, sum: Place, needed: number): boolean {
  const own = sides.filter(({ places }) => places.some((place) => isOverlapping(place, sum)));
  const others = sides.filter((side) => !own.includes(side));
  return own.length === 1 && others.length > 0 && others.every((side) => isAll(side, needed));
}

const isAll = ({ places }: Side, amount: number): boolean =>
  places.length > 0 &&
  places.every(({ value }) => value?.key === '' && amount >= value.low - slack && amount <= value.high + slack);

const joined = (told: RuleFinding, sum: RuleFinding): RuleFinding => ({
  ...told,
  severity: sum.severity === 'high' ? 'high' : told.severity,
  confidence: Math.max(told.confidence, sum.confidence),
  explanation: `${sum.explanation} ${told.explanation}`,
  // The sum is told in its own words, which its values alone do not.
  isToldByValues: false,
});
