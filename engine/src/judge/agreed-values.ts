import type { FactDocument } from '../facts/fact.ts';
import type { FactLink } from '../pairing/index.ts';
import { placeOfFact } from '../rules/place.ts';
import type { Place, RuleFinding } from '../rules/rule.ts';
import type { AgreedFact } from './comparison.ts';
import { contested } from './contested.ts';
import { titleOf } from './title-findings.ts';
import { toPosition } from './to-result.ts';

/** Agreements that are listed; all are counted. */
export const mostAgreed = 1000;

/** What agrees, as proof of what was checked. */
export interface Agreed {
  readonly count: number;
  /** How many of each kind of value. */
  readonly kinds: ReadonlyMap<string, number>;
  readonly agreed: AgreedFact[];
}

/** The values that papers of unlike kinds agree on, and no finding doubts. */
export function agreedValues(
  documents: readonly FactDocument[],
  links: readonly FactLink[],
  found: readonly RuleFinding[],
): Agreed {
  const isContested = contested(found);
  const same = links.filter(({ a, b, relation }) => relation === 'same' && !isContested(a, b));
  const agreed = same
    .toSorted((x, y) => rank(documents, x) - rank(documents, y))
    .slice(0, mostAgreed)
    .flatMap(({ a, b }) => {
      const [first, second] = [documents[a.document], documents[b.document]];
      if (first === undefined || second === undefined) return [];
      return [agreedFact(documents, [placeOfFact(first, a), placeOfFact(second, b)])];
    });
  return { count: same.length, kinds: countKinds(same.map(({ a }) => a.value.type)), agreed };
}

/** A value at the places that agree on it, named as a finding on it would be. */
export function agreedFact(documents: readonly FactDocument[], places: readonly Place[]): AgreedFact {
  const positions = places.map((place) => toPosition(documents, place));
  const subject = titleOf({ rule: 'agreed', subject: '', positions }, documents);
  return { subject, value: positions[0]?.value ?? positions[0]?.quote ?? '', positions };
}

/** Values in rows have a label or a column head: they are the best proof of what was checked. */
const rank = (documents: readonly FactDocument[], { a, b }: FactLink): number =>
  [a, b].some((fact) => documents[fact.document]?.passages[fact.passage]?.kind === 'row') ? 0 : 1;

/** Counts pairs by the kind of their value. */
export function countKinds(kinds: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
