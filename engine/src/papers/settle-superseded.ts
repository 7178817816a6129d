import { compareValues } from '../facts/values/compare-values.ts';
import type { Fact, FactDocument } from '../facts/fact.ts';
import type { Value } from '../facts/values/value.ts';
import { cuts, isSlip, relationOf, type FactLink } from '../pairing/index.ts';
import { changesOf, isBeside, isOfChange, newFacts, type AmendmentOf, type Change } from './open-changes.ts';
import { isAmending, isBefore, isFormerOfAmendment } from './supersession.ts';

/**
 * What one document openly changes is no disagreement with an older one. A paper that comes after the change and still holds the former
 * value disagrees with it.
 */
export function settleSuperseded(links: readonly FactLink[], documents: readonly FactDocument[]): FactLink[] {
  const changes = documents.flatMap(changesOf);
  const amendmentOf = newFacts(links, changes, documents);
  const outdated = findOutdated(links, documents);
  const limits = newLimits(links, changes);
  const kept = links.filter(
    (link) =>
      link.relation === 'same' ||
      !(
        outdated.has(link.a) ||
        outdated.has(link.b) ||
        isExpected(link, changes, amendmentOf, documents) ||
        isWithin(link, limits)
      ),
  );
  return [...kept.map((link) => fromFormer(link, changes, documents)), ...staleLinks(links, changes, documents)];
}

/** An older paper that holds neither the new value nor the replaced one disagrees with what the amendment starts from. */
function fromFormer(link: FactLink, changes: readonly Change[], documents: readonly FactDocument[]): FactLink {
  if (link.relation === 'same') return link;
  for (const [fact, other] of [
    [link.a, link.b],
    [link.b, link.a],
  ] as const) {
    const former = changes.find(({ current }) => current === fact)?.former;
    const isStart =
      former !== undefined &&
      !isSlip(fact.value, other.value) &&
      compareValues(former.value, other.value) === 'different' &&
      isFormerOfAmendment(former, other, documents);
    if (isStart) return { ...link, a: former, b: other };
  }
  return link;
}

/** Facts of older papers that agree with what another says held before: from now on its new value stands for them. */
function findOutdated(links: readonly FactLink[], documents: readonly FactDocument[]): Set<Fact> {
  const outdated = new Set<Fact>();
  for (const { a, b, relation } of links) {
    if (relation !== 'same' || a.isFormer === b.isFormer) continue;
    const [former, other] = a.isFormer ? [a, b] : [b, a];
    if (isBefore(other.document, former.document, documents)) outdated.add(other);
  }
  return outdated;
}

/** What an amendment puts in the place of a limit is one too, though it does not say so again. */
function newLimits(links: readonly FactLink[], changes: readonly Change[]): Map<Fact, Value> {
  const limits = new Map<Fact, Value>();
  for (const { former, current } of changes) {
    const isOfFormer = ({ a, b, relation }: FactLink): boolean => relation === 'same' && (a === former || b === former);
    const replaced = links.filter(isOfFormer).map(({ a, b }) => (a === former ? b : a));
    const bound = replaced.find(({ value }) => value.bound === 'most' || value.bound === 'least')?.value.bound;
    if (bound !== undefined && current.value.bound === 'exact') limits.set(current, { ...current.value, bound });
  }
  return limits;
}

/** The one value keeps to the new limit that the other sets. */
const isWithin = ({ a, b }: FactLink, limits: ReadonlyMap<Fact, Value>): boolean =>
  [
    [limits.get(a), b.value],
    [limits.get(b), a.value],
  ].some(([limit, value]) => limit !== undefined && value !== undefined && relationOf(limit, value) === 'within');

/** `Was eighteen months, is 24`: a paper that says 24 months agrees with it. */
const knowsOfChange = (former: Fact, other: Fact, changes: readonly Change[]): boolean =>
  changes.some((change) => change.former === former && relationOf(change.current.value, other.value) === 'equal');

function isExpected(
  { a, b }: FactLink,
  changes: readonly Change[],
  amendmentOf: AmendmentOf,
  documents: readonly FactDocument[],
): boolean {
  if (a.isFormer || b.isFormer) return knowsOfChange(a, b, changes) || knowsOfChange(b, a, changes);
  const isAnnounced = (before: Fact, after: Fact): boolean =>
    changes.some(
      (change) =>
        isOfChange(change, before, after) &&
        (isBefore(before.document, change.current.document, documents) || isBeside(before, change.current, documents)),
    );
  return (
    isAnnounced(a, b) ||
    isAnnounced(b, a) ||
    amendmentOf(a, b.document) !== undefined ||
    amendmentOf(b, a.document) !== undefined
  );
}

/** Papers that come after a change and agree with what it replaced. */
function staleLinks(
  links: readonly FactLink[],
  changes: readonly Change[],
  documents: readonly FactDocument[],
): FactLink[] {
  return links.flatMap(({ a, b, relation, strength }) => {
    if (relation !== 'same' || a.isFormer === b.isFormer) return [];
    const [former, other] = a.isFormer ? [a, b] : [b, a];
    const current = changes.find((one) => one.former === former)?.current;
    if (current === undefined || !isAmending(current, documents) || isBeside(other, current, documents)) return [];
    if (isBefore(other.document, former.document, documents)) return [];
    return [{ a: current, b: other, relation: 'different' as const, strength, isSure: strength >= cuts.short.sure }];
  });
}
