import type { RuleContext } from '../rule.ts';
import type { StancePair } from './pair-stances.ts';
import type { PlacedStance } from './find-stances.ts';

/** The documents choose differently where a matter has one choice only: full board here and half board there. */
export function opposedChoices({ areRelated }: RuleContext, stances: readonly PlacedStance[]): StancePair[] {
  const byAxis = Map.groupBy(
    stances.filter(({ isOwn }) => isOwn),
    ({ axis }) => axis,
  );
  return [...byAxis.values()].flatMap((own) => {
    const byDocument = Map.groupBy(own, ({ document }) => document);
    // A document that names several choices speaks of several things.
    const chosen = [...byDocument.values()].flatMap((choices) => {
      const [first] = choices;
      return first === undefined || choices.some(({ pole }) => pole !== first.pole) ? [] : [first];
    });
    return chosen.flatMap((a, at) =>
      chosen
        .slice(at + 1)
        .filter((b) => b.pole !== a.pole && areRelated(a.document, b.document))
        .map((b) => ({
          a,
          b,
          relation: 'opposed' as const,
          score: 0.9,
          explanation: 'The documents state things that exclude each other.',
        })),
    );
  });
}
