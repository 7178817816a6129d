import { compareValues } from '../../facts/values/compare-values.ts';
import type { Fact, FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';
import type { FactLink } from '../fact-link.ts';
import type { Hunk } from './hunks.ts';
import { isOtherYear } from '../guards/anything/other-year.ts';
import type { TokenStream } from './token-stream.ts';
import type { VersionAlignment } from './version-alignment.ts';

/** In a longer difference the text was rewritten: what stands there need not be about the same thing. */
const longestHunk = 8;

/** Links the facts that stand at the same place of two versions. */
export function linkVersions(alignment: VersionAlignment, documents: readonly FactDocument[]): FactLink[] {
  const { pair, a, b, pairs, hunks } = alignment;
  const factsA = factsByToken(documents[pair.reference], a);
  const factsB = factsByToken(documents[pair.version], b);
  const links: FactLink[] = [];
  const linked = new Set<Fact>();
  for (const [token, first] of factsA) {
    const partner = pairs[token] ?? -1;
    const second = factsB.get(partner);
    if (partner < 0 || second === undefined || linked.has(first) || linked.has(second)) continue;
    const relation = compareValues(first.value, second.value);
    if (relation !== 'same') continue;
    links.push({ a: first, b: second, relation, strength: 1, by: 'version' });
    linked.add(first).add(second);
  }
  const isComparable = (first: Fact, second: Fact): boolean =>
    compareValues(first.value, second.value) !== 'incomparable' &&
    !isOtherYear(first, second, documents) &&
    !isOtherLabel(first, second);
  for (const hunk of hunks) links.push(...linkHunk(hunk, factsA, factsB, linked, isComparable));
  return links;
}

/** `Invoice date` in the place of `Order date`: each label has a word of its own. */
function isOtherLabel(first: Fact, second: Fact): boolean {
  if (first.source !== 'label' || second.source !== 'label') return false;
  const terms = ({ subject }: Fact): string[] =>
    subject
      .split(/[\s/-]+/u)
      .map(stem)
      .filter((term) => term !== '');
  const [a, b] = [terms(first), terms(second)];
  return a.some((term) => !b.includes(term)) && b.some((term) => !a.includes(term));
}

/** The values of a changed place, paired in their order by type. */
function linkHunk(
  { fromA, toA, fromB, toB }: Hunk,
  factsA: ReadonlyMap<number, Fact>,
  factsB: ReadonlyMap<number, Fact>,
  linked: Set<Fact>,
  isComparable: (first: Fact, second: Fact) => boolean,
): FactLink[] {
  if (toA - fromA > longestHunk || toB - fromB > longestHunk) return [];
  const within = (facts: ReadonlyMap<number, Fact>, from: number, to: number): Fact[] => {
    const found = new Set<Fact>();
    for (let token = from; token < to; token += 1) {
      const fact = facts.get(token);
      if (fact !== undefined && !linked.has(fact)) found.add(fact);
    }
    return [...found];
  };
  const rest = within(factsB, fromB, toB);
  return within(factsA, fromA, toA).flatMap((first) => {
    const at = rest.findIndex((second) => isComparable(first, second));
    const second = rest[at];
    if (second === undefined) return [];
    rest.splice(at, 1);
    linked.add(first).add(second);
    const relation = compareValues(first.value, second.value) === 'same' ? 'same' : 'different';
    return [{ a: first, b: second, relation, strength: 0.96, by: 'version' as const }];
  });
}

function factsByToken(document: FactDocument | undefined, { passages, words }: TokenStream): Map<number, Fact> {
  const facts = new Map<number, Fact>();
  let token = 0;
  for (const fact of document?.facts ?? []) {
    while (
      token < passages.length &&
      ((passages[token] ?? 0) < fact.passage ||
        ((passages[token] ?? 0) === fact.passage && (words[token] ?? 0) < fact.start))
    )
      token += 1;
    for (let at = token; passages[at] === fact.passage && (words[at] ?? 0) < fact.end; at += 1) facts.set(at, fact);
  }
  return facts;
}
