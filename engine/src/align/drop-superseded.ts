import { compareValues } from '../facts/compare-values.ts';
import type { Fact, FactDocument } from '../facts/fact.ts';
import type { FactLink } from './fact-link.ts';

/** A value that a document says was replaced, and what replaced it. */
interface Change {
  readonly former: Fact;
  readonly current: Fact;
}

/** What one document announces as a change is no disagreement between a document from before and one from after it. */
export function dropSuperseded(links: readonly FactLink[], documents: readonly FactDocument[]): FactLink[] {
  const changes = documents.flatMap(changesOf);
  if (changes.length === 0) return [...links];
  const isSame = (a: Fact, b: Fact): boolean => compareValues(a.value, b.value) === 'same';
  const isAnnounced = (a: Fact, b: Fact): boolean =>
    changes.some(({ former, current }) => isSame(a, former) && isSame(b, current));
  const outdated = findOutdated(links);
  return links.filter(
    ({ a, b, relation }) =>
      relation === 'same' || !(isAnnounced(a, b) || isAnnounced(b, a) || outdated.has(a) || outdated.has(b)),
  );
}

/** Facts that agree with what another document says held before: from now on its new value stands for them. */
function findOutdated(links: readonly FactLink[]): Set<Fact> {
  const outdated = new Set<Fact>();
  for (const { a, b, relation } of links) {
    if (relation !== 'same' || a.isFormer === b.isFormer) continue;
    outdated.add(a.isFormer ? b : a);
  }
  return outdated;
}

/** `changed from 8,450 to 10,650`: a former value, and the next of its kind in the same sentence. */
function changesOf({ facts }: FactDocument): Change[] {
  return facts.flatMap((former, index) => {
    if (!former.isFormer) return [];
    const current = facts
      .slice(index + 1, index + 3)
      .find((fact) => fact.sentence === former.sentence && fact.value.type === former.value.type);
    return current === undefined ? [] : [{ former, current }];
  });
}
