import type { RuleFinding, Side } from '../rule.ts';

/** A finding with the words that were changed into each other. */
export interface KeyedFinding {
  readonly key: string;
  readonly finding: RuleFinding;
}

/** One change made at many places, such as a renamed party, is one finding with many places. */
export function mergeRepeats(findings: readonly KeyedFinding[]): RuleFinding[] {
  const merged = new Map<string, RuleFinding>();
  for (const { key, finding } of findings) {
    const known = merged.get(key);
    merged.set(
      key,
      known === undefined
        ? finding
        : { ...known, sides: known.sides.map((side, index) => join(side, finding.sides[index])) },
    );
  }
  return [...merged.values()];
}

const join = (side: Side, other: Side | undefined): Side => ({
  ...side,
  places: [...side.places, ...(other?.places ?? [])],
});
