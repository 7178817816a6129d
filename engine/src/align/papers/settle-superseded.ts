import { compareValues } from '../../facts/values/compare-values.ts';
import { factsOfSentence, type Fact, type FactDocument } from '../../facts/fact.ts';
import type { FactLink } from '../fact-link.ts';
import { isKept } from '../candidates/kept-limits.ts';
import { particularKey } from '../settlement.ts';
import { slipOf } from '../slips.ts';
import { isAmending, isBefore, isFormerOfAmendment } from './supersession.ts';

/** A value that a document says was replaced, and what replaced it. */
interface Change {
  readonly former: Fact;
  readonly current: Fact;
}

/**
 * What one document openly changes is no disagreement with an older one. A paper that comes after the change and still holds the former
 * value disagrees with it.
 */
export function settleSuperseded(links: readonly FactLink[], documents: readonly FactDocument[]): FactLink[] {
  const changes = documents.flatMap(changesOf);
  const isNew = newFacts(links, changes, documents);
  const outdated = findOutdated(links, documents);
  const limits = newLimits(links, changes);
  const kept = links.filter(
    (link) =>
      link.relation === 'same' ||
      !(
        outdated.has(link.a) ||
        outdated.has(link.b) ||
        isExpected(link, changes, isNew, documents) ||
        isWithin(link, limits, documents)
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
      slipOf(fact, other, documents) === 0 &&
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
function newLimits(links: readonly FactLink[], changes: readonly Change[]): Map<Fact, Fact> {
  const limits = new Map<Fact, Fact>();
  for (const { former, current } of changes) {
    const isOfFormer = ({ a, b, relation }: FactLink): boolean => relation === 'same' && (a === former || b === former);
    const replaced = links.filter(isOfFormer).map(({ a, b }) => (a === former ? b : a));
    const bound = replaced.find(({ value }) => value.bound === 'most' || value.bound === 'least')?.value.bound;
    if (bound !== undefined && current.value.bound === 'exact')
      limits.set(current, { ...current, value: { ...current.value, bound } });
  }
  return limits;
}

function isWithin({ a, b }: FactLink, limits: ReadonlyMap<Fact, Fact>, documents: readonly FactDocument[]): boolean {
  const [x, y] = [limits.get(a), limits.get(b)];
  return (x !== undefined && isKept(x, b, documents)) || (y !== undefined && isKept(y, a, documents));
}

function isExpected(
  { a, b }: FactLink,
  changes: readonly Change[],
  isNew: (fact: Fact, document: number) => boolean,
  documents: readonly FactDocument[],
): boolean {
  if (a.isFormer || b.isFormer) return false;
  const isAnnounced = (before: Fact, after: Fact): boolean =>
    changes.some(
      ({ former, current }) =>
        isSame(before, former) &&
        isSame(after, current) &&
        (isBefore(before.document, current.document, documents) || isBeside(before, current, documents)),
    );
  return isAnnounced(a, b) || isAnnounced(b, a) || isNew(a, b.document) || isNew(b, a.document);
}

/** A paper that names the new value in the same sentence knows of the change. */
function isBeside(before: Fact, current: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[before.document];
  return document !== undefined && factsOfSentence(document, before.sentence).some((fact) => isSame(fact, current));
}

const isSame = (a: Fact, b: Fact): boolean => compareValues(a.value, b.value) === 'same';

/** Facts that say what an amendment says that does not tell what it replaces: towards a document from before it they are expected to differ. */
function newFacts(
  links: readonly FactLink[],
  changes: readonly Change[],
  documents: readonly FactDocument[],
): (fact: Fact, document: number) => boolean {
  const amendments = new Map<Fact, Set<number>>();
  const add = (fact: Fact, by: Fact): void => {
    amendments.set(fact, (amendments.get(fact) ?? new Set()).add(by.document));
  };
  const announced = Map.groupBy(
    documents.flatMap(({ facts }) => facts.filter((fact) => particularKey(fact) !== '' && isAmending(fact, documents))),
    particularKey,
  );
  for (const { a, b, relation } of links) {
    for (const fact of relation === 'different' ? [a, b] : []) {
      // The new amount is the same wherever it stands, whatever it is called there.
      for (const by of announced.get(particularKey(fact)) ?? []) if (by.document !== fact.document) add(fact, by);
    }
    for (const [fact, other] of [
      [a, b],
      [b, a],
    ] as const) {
      if (changes.some(({ current }) => current === fact) || !isAmending(fact, documents)) continue;
      add(fact, fact);
      if (relation === 'same') add(other, fact);
    }
  }
  return (fact, document) =>
    [...(amendments.get(fact) ?? [])].some((by) => by !== document && isBefore(document, by, documents));
}

/** Papers that come after a change and agree with what it replaced. */
function staleLinks(
  links: readonly FactLink[],
  changes: readonly Change[],
  documents: readonly FactDocument[],
): FactLink[] {
  return links.flatMap(({ a, b, relation, strength, by }) => {
    if (relation !== 'same' || a.isFormer === b.isFormer) return [];
    const [former, other] = a.isFormer ? [a, b] : [b, a];
    const current = changes.find((one) => one.former === former)?.current;
    if (current === undefined || !isAmending(current, documents) || isBeside(other, current, documents)) return [];
    if (isBefore(other.document, former.document, documents)) return [];
    return [{ a: current, b: other, relation: 'different' as const, strength, by }];
  });
}

/** `changed from 8,450 to 10,650`: a former value, and the next of its kind in the same sentence. */
function changesOf({ facts }: FactDocument): Change[] {
  return facts.flatMap((former, index) => {
    if (!former.isFormer) return [];
    const isCurrent = (fact: Fact): boolean =>
      !fact.isFormer && fact.sentence === former.sentence && fact.value.type === former.value.type;
    const current =
      facts.slice(index + 1, index + 3).find(isCurrent) ??
      facts.slice(Math.max(0, index - 2), index).findLast(isCurrent);
    return current === undefined ? [] : [{ former, current }];
  });
}
