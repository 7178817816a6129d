import type { Candidate } from './candidates.ts';
import { compareActor } from './comparisons/actor.ts';
import { compareLikeness } from './comparisons/likeness.ts';
import { compareMood } from './comparisons/mood.ts';
import { compareNegation } from './comparisons/negation.ts';
import { comparePart } from './comparisons/part.ts';
import { compareQuantifier } from './comparisons/quantifier.ts';
import { compareScope } from './comparisons/scope.ts';
import { compareStatedValues } from './comparisons/values.ts';
import { compareWaiver } from './comparisons/waiver.ts';
import { likenessOf, type Likeness, type Rarity } from './likeness.ts';
import type { Parties } from './parties.ts';
import type { Comparison, Compared, Feature, StatementPair } from './statement-pair.ts';

/** All that is compared, by name. */
export const comparisons = {
  likeness: compareLikeness,
  mood: compareMood,
  part: comparePart,
  waiver: compareWaiver,
  negation: compareNegation,
  actor: compareActor,
  quantifier: compareQuantifier,
  scope: compareScope,
  values: compareStatedValues,
} satisfies Readonly<Record<string, Comparison>>;

export type ComparisonName = keyof typeof comparisons;

export interface ComparedPair {
  readonly pair: StatementPair;
  readonly compared: readonly (readonly [ComparisonName, Compared])[];
  /** All features that are not nothing. */
  readonly features: readonly Feature[];
}

/** A pair among all that the same two documents give. */
export interface RivalledPair extends ComparedPair {
  readonly rivals: number;
}

/** What two documents have in common for all their pairs. */
export interface Surroundings {
  readonly rarity: Rarity;
  readonly parties: Parties;
}

const names = Object.keys(comparisons) as ComparisonName[];

/** What both speak of is not asked yet: most pairs differ in nothing, and need no more. */
const unasked: Likeness = { coverA: 0, coverB: 0, leftA: [], leftB: [] };

/** Compares two statements; undefined where nothing that is said of one thing differs. */
export function comparePair(candidate: Candidate, { rarity, parties }: Surroundings): ComparedPair | undefined {
  const draft = { ...candidate, likeness: unasked, sameness: 0, parties };
  const differing = names.filter((name) => comparisons[name](draft).differs !== undefined).length;
  if (differing === 0) return undefined;
  const likeness = likenessOf(candidate.a, candidate.b, rarity);
  const pair = { ...draft, likeness, sameness: likeness.coverA * likeness.coverB };
  const compared = names.map((name) => [name, comparisons[name](pair)] as const);
  const features = compared.flatMap(([, one]) => one.features).filter(([, value]) => value !== 0);
  return { pair, compared, features: [...features, ['base', 1], ['differs in several', Number(differing > 1)]] };
}
