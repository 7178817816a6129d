import type { AgreementKind } from '@app/shared/contracts';
import type { Agreed } from './agreed-values.ts';
import type { AgreedFact } from './comparison.ts';

/** Examples of each kind. */
const mostExamples = 3;

/** What agrees, by kind, with those that a person sees as proof: no two of one subject. */
export function agreedKinds(sources: readonly Agreed[]): AgreementKind[] {
  const counts = new Map<string, number>();
  for (const { kinds } of sources) for (const [kind, count] of kinds) counts.set(kind, (counts.get(kind) ?? 0) + count);
  const facts = Map.groupBy(
    sources.flatMap(({ agreed }) => agreed),
    ({ positions }) => positions[0]?.normalized?.['type'] ?? '',
  );
  return [...counts]
    .map(([kind, count]) => ({ kind, count, examples: examplesOf(facts.get(kind) ?? []) }))
    .toSorted((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1));
}

function examplesOf(facts: readonly AgreedFact[]): AgreementKind['examples'] {
  const bySubject = new Map(facts.toReversed().map((fact) => [fact.subject, fact] as const));
  return [...bySubject.values()]
    .toReversed()
    .slice(0, mostExamples)
    .map(({ subject, value, positions }) => ({
      subject,
      value,
      at: positions.map(({ document, page }) => ({ document, page })),
    }));
}
