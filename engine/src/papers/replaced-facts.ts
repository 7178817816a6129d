import type { Fact, FactDocument } from '../facts/fact.ts';
import { compareValues } from '../facts/values/compare-values.ts';
import type { FactLink } from '../pairing/index.ts';
import { changesOf, isOfChange, newFacts } from './open-changes.ts';
import { isBefore } from './supersession.ts';

/** A value of an older paper that a later one replaced. */
export interface ReplacedFact {
  readonly former: Fact;
  /** What holds instead, as one of the papers says it. */
  readonly current: Fact;
  /** The paper that replaced it. */
  readonly by: number;
}

/** What papers openly replaced in others that come before them, where both are known to be about one thing. */
export function replacedFacts(links: readonly FactLink[], documents: readonly FactDocument[]): ReplacedFact[] {
  const changes = documents.flatMap(changesOf);
  const amendmentOf = newFacts(links, changes, documents);
  const isOlder = (fact: Fact, by: number): boolean => fact.document !== by && isBefore(fact.document, by, documents);

  /** An older paper says what another says held before. */
  const asToldBefore = ({ a, b }: FactLink): ReplacedFact[] => {
    const [told, former] = a.isFormer ? [a, b] : [b, a];
    const current = changes.find((change) => change.former === told)?.current;
    return current === undefined || former.isFormer || !isOlder(former, told.document)
      ? []
      : [{ former, current, by: told.document }];
  };
  /** Two papers differ as some paper says that it is changed, or the later one says that its own value is new. */
  const asChanged = (former: Fact, current: Fact): ReplacedFact[] => {
    if (former.isFormer || current.isFormer) return [];
    const change = changes.find((one) => isOfChange(one, former, current) && isOlder(former, one.current.document));
    if (change !== undefined) return [{ former, current, by: change.current.document }];
    return amendmentOf(current, former.document) === current.document
      ? [{ former, current, by: current.document }]
      : [];
  };
  const replaced = links.flatMap((link) =>
    link.relation === 'same' ? asToldBefore(link) : [...asChanged(link.a, link.b), ...asChanged(link.b, link.a)],
  );
  return [...replaced, ...replacedAgain(replaced)].filter(
    ({ former, current }) => compareValues(former.value, current.value) === 'different',
  );
}

/** What was put in the place of a value was itself replaced. */
function replacedAgain(replaced: readonly ReplacedFact[]): ReplacedFact[] {
  const byFormer = Map.groupBy(replaced, ({ former }) => former);
  return replaced.flatMap(({ former, current }) =>
    (byFormer.get(current) ?? []).flatMap((next) =>
      next.current.document === former.document ? [] : [{ former, current: next.current, by: next.by }],
    ),
  );
}
