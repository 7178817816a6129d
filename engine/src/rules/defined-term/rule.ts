import type { FactDocument } from '../../facts/fact.ts';
import { placeOfWords } from '../place.ts';
import type { Place, Rule, RuleContext, RuleFinding } from '../rule.ts';
import { findDefinitions, type Definition } from './definitions.ts';

/** Part of the words of the shorter definition that both hold: below it, one may say the other in other words. */
const sharedShare = 0.4;
const fewestShared = 2;

/** A term is defined in two ways, in one paper or in two papers of one matter. */
export const rule: Rule = {
  id: 'defined-term',
  find: (context) => {
    const byTerm = Map.groupBy(context.documents.flatMap(findDefinitions), ({ term }) => term);
    return [...byTerm.values()].flatMap((definitions) => check(context, definitions));
  },
};

function check(context: RuleContext, definitions: readonly Definition[]): RuleFinding[] {
  for (const [at, a] of definitions.entries()) {
    for (const b of definitions.slice(at + 1)) {
      const isWithin = a.document === b.document;
      if ((isWithin || context.areRelated(a.document, b.document)) && isOtherMeaning(a, b))
        return [toFinding(context.documents, a, b, isWithin)];
    }
  }
  return [];
}

/** Each says something that the other does not, and they share enough to be about one thing. */
function isOtherMeaning({ meaning: a }: Definition, { meaning: b }: Definition): boolean {
  const shared = [...a].filter((term) => b.has(term)).length;
  if (shared < fewestShared || shared < Math.min(a.size, b.size) * sharedShare) return false;
  return shared < a.size && shared < b.size;
}

function toFinding(documents: readonly FactDocument[], a: Definition, b: Definition, isWithin: boolean): RuleFinding {
  return {
    rule: 'defined-term',
    kind: isWithin ? 'internal' : 'wording',
    severity: 'medium',
    confidence: 0.65,
    explanation: isWithin
      ? 'One term is defined twice, and not alike.'
      : 'The documents define one term in different ways.',
    sides: [a, b].map((definition) => ({ places: placeOf(documents, definition) })),
  };
}

function placeOf(documents: readonly FactDocument[], { document: index, passage, start, end }: Definition): Place[] {
  const document = documents[index];
  if (document === undefined) return [];
  const sentence = document.units.findIndex(
    (unit) => unit.passage === passage && unit.start <= start && start < unit.end,
  );
  return [placeOfWords(document, passage, start, end, sentence)];
}
