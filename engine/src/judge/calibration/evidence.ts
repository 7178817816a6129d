import type { RuleFinding } from '../../rules/rule.ts';

/** What is known of a finding that says how likely it is right. All of it can be read off a result, so that weights can be fitted to results. */
export interface Evidence {
  readonly rule: string;
  /** What the rule says of itself, 0 to 1. */
  readonly stated: number;
  /** Documents that hold one of its places, or lack it. */
  readonly documents: number;
}

export function evidenceOf({ rule, confidence, sides }: RuleFinding): Evidence {
  const documents = sides.flatMap(({ places, missingIn = [] }) => [
    ...places.map(({ document }) => document),
    ...missingIn,
  ]);
  return { rule, stated: Math.round(confidence * 100) / 100, documents: new Set(documents).size };
}
