import type { Amount } from '../facts/tables/tables.ts';
import { isDigitSlip } from './amount-slip.ts';
import { isRight, type Relation } from './relation.ts';

/** An amount that must be wrong for others to be right. */
export interface Culprit {
  readonly amount: Amount;
  /** What it would be for these to hold. */
  readonly needed: number;
  /** What does not hold; first the one that gives the amount, if any does. */
  readonly broken: readonly Relation[];
}

/** What speaks for an amount as the wrong one, beside each wrong relation that it would put right. */
const points = { wouldBreak: -0.6, isSlip: 0.5, isOutput: 0.3, isKnown: 0.4 } as const;

/** The fewest amounts that explain all that does not add up. `isKnown` tells whether a number is printed elsewhere. */
export function findCulprits(relations: readonly Relation[], isKnown: (value: number) => boolean): Culprit[] {
  const right = relations.filter(isRight);
  let wrong = relations.filter((relation) => !isRight(relation));
  const culprits: Culprit[] = [];
  while (wrong.length > 0) {
    const candidates = [...new Set(wrong.flatMap(({ output, inputs }) => [output, ...inputs]))];
    const best = candidates
      .flatMap((amount) => suspicion(amount, wrong, right, isKnown))
      .toSorted((a, b) => b.points - a.points)[0];
    if (best === undefined) break;
    culprits.push(best.culprit);
    const explained = best.culprit.broken;
    wrong = wrong.filter((relation) => !explained.includes(relation));
  }
  return culprits;
}

function suspicion(
  amount: Amount,
  wrong: readonly Relation[],
  right: readonly Relation[],
  isKnown: (value: number) => boolean,
): { culprit: Culprit; points: number }[] {
  const own = wrong.filter((relation) => isIn(amount, relation));
  const outputs = own.filter(({ output }) => output === amount);
  return (outputs.length > 0 ? outputs : own).slice(0, 4).flatMap((relation) => {
    const needed = neededIn(relation, amount);
    if (needed === undefined || !isPrintable(needed, amount, relation)) return [];
    const broken = own.filter((other) => other === relation || holdsWith(other, amount, needed));
    const brought = right.filter((other) => isIn(amount, other) && !holdsWith(other, amount, needed));
    const total =
      broken.length +
      brought.length * points.wouldBreak +
      (isDigitSlip(amount.value, needed, amount.precision) ? points.isSlip : 0) +
      (outputs.length > 0 ? points.isOutput : 0) +
      (isKnown(needed) ? points.isKnown : 0);
    return [
      { culprit: { amount, needed, broken: [relation, ...broken.filter((one) => one !== relation)] }, points: total },
    ];
  });
}

const isIn = (amount: Amount, { output, inputs }: Relation): boolean => output === amount || inputs.includes(amount);

const neededIn = (relation: Relation, amount: Amount): number | undefined =>
  relation.output === amount ? relation.expected : relation.needed(amount);

/** Whether the relation would hold with another number in place of the amount. */
function holdsWith(relation: Relation, amount: Amount, value: number): boolean {
  const needed = neededIn(relation, amount);
  if (needed === undefined) return false;
  if (relation.output === amount) return Math.abs(needed - value) <= relation.slack;
  // What an input may be off is what takes the output off by its slack.
  const off = relation.output.value - relation.expected;
  const shift = needed - amount.value;
  const perUnit = shift === 0 ? 1 : Math.abs(off / shift);
  return Math.abs(needed - value) * perUnit <= relation.slack + 1e-9;
}

/** An input must come out as a number that the column can print; an output is rounded. */
function isPrintable(needed: number, amount: Amount, relation: Relation): boolean {
  if (relation.output === amount) return true;
  const rounded = Math.round(needed / amount.precision) * amount.precision;
  return Math.sign(needed) === Math.sign(amount.value) && holdsWith(relation, amount, rounded);
}
