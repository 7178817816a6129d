import { factsOfSentence, type Fact, type FactDocument } from '../facts/fact.ts';
import { compareValues } from '../facts/values/compare-values.ts';
import { isRare, valueKey, type FactLink } from '../pairing/index.ts';
import { isAmending, isBefore } from './supersession.ts';

/** A value that a document says was replaced, and what replaced it. */
export interface Change {
  readonly former: Fact;
  readonly current: Fact;
}

/** `changed from 8,450 to 10,650`: a former value, and the next of its kind in the same sentence. */
export function changesOf({ facts }: FactDocument): Change[] {
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

/** A paper that names the new value in the same sentence knows of the change. */
export function isBeside(before: Fact, current: Fact, documents: readonly FactDocument[]): boolean {
  const document = documents[before.document];
  return document !== undefined && factsOfSentence(document, before.sentence).some((fact) => isSame(fact, current));
}

const isSame = (a: Fact, b: Fact): boolean => compareValues(a.value, b.value) === 'same';

/** Two values are those that were changed, whichever papers say so. */
export const isOfChange = ({ former, current }: Change, before: Fact, after: Fact): boolean =>
  isSame(before, former) && isSame(after, current);

/** The amendment by which a value holds instead of what a paper from before it says. */
export type AmendmentOf = (fact: Fact, document: number) => number | undefined;

/** Facts that say what an amendment says that does not tell what it replaces: towards a document from before it they are expected to differ. */
export function newFacts(
  links: readonly FactLink[],
  changes: readonly Change[],
  documents: readonly FactDocument[],
): AmendmentOf {
  const amendments = new Map<Fact, Set<number>>();
  const add = (fact: Fact, by: Fact): void => {
    amendments.set(fact, (amendments.get(fact) ?? new Set()).add(by.document));
  };
  const announced = Map.groupBy(
    documents.flatMap(({ facts }) => facts.filter((fact) => isRare(fact.value) && isAmending(fact, documents))),
    ({ value }) => valueKey(value),
  );
  for (const { a, b, relation } of links) {
    for (const fact of relation === 'different' ? [a, b] : []) {
      // The new amount is the same wherever it stands, whatever it is called there.
      for (const by of announced.get(valueKey(fact.value)) ?? []) if (by.document !== fact.document) add(fact, by);
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
    [...(amendments.get(fact) ?? [])].find((by) => by !== document && isBefore(document, by, documents));
}
