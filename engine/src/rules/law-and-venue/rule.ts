import { placeOfWords } from '../place.ts';
import type { Rule, RuleContext, RuleFinding } from '../rule.ts';
import { findChoices, type Choice } from './find-choices.ts';

/** Documents of one matter choose the law of different countries, or courts of different places. */
export const rule: Rule = {
  id: 'law-and-venue',
  find: (context) => {
    const choices = context.documents.map(findChoices);
    return (['law', 'court'] as const).flatMap((kind) =>
      check(
        context,
        choices.map((list) => list.filter((choice) => choice.kind === kind)),
      ),
    );
  },
};

/** One side for each place that is chosen; a document that chooses several has reasons that cannot be told from here. */
function check(context: RuleContext, choices: readonly (readonly Choice[])[]): RuleFinding[] {
  const sides: Choice[][] = [];
  for (const list of choices) {
    const [first] = list;
    if (first === undefined || !list.every((choice) => isAlike(choice, first))) continue;
    const side = sides.find(([other]) => other !== undefined && isAlike(other, first));
    if (side === undefined) sides.push([first]);
    else side.push(first);
  }
  const related = sides.filter((side) =>
    sides.some(
      (other) => other !== side && other.some((b) => side.some((a) => context.areRelated(a.document, b.document))),
    ),
  );
  return related.length < 2 ? [] : [toFinding(context, related)];
}

/** `England` and `England and Wales`, `Lyon` and `Lyon, France`: the one name within the other; no court sits as a tribunal that arbitrates. */
function isAlike(one: Choice, other: Choice): boolean {
  const [few, many] = one.terms.size <= other.terms.size ? [one.terms, other.terms] : [other.terms, one.terms];
  return one.isArbitration === other.isArbitration && [...few].every((term) => many.has(term));
}

function toFinding({ documents }: RuleContext, sides: readonly (readonly Choice[])[]): RuleFinding {
  const what = sides[0]?.[0]?.kind === 'law' ? 'law' : 'courts';
  return {
    rule: 'law-and-venue',
    kind: 'value-conflict',
    severity: 'high',
    confidence: 0.85,
    subject: what === 'law' ? 'Governing law' : 'Place of jurisdiction',
    explanation: what === 'law' ? 'The documents choose different governing laws.' : forumOf(sides.flat()),
    sides: sides.map((side) => ({
      places: side.flatMap((choice) => {
        const document = documents[choice.document];
        return document === undefined
          ? []
          : [placeOfWords(document, choice.passage, choice.start, choice.end, choice.sentence)];
      }),
    })),
  };
}

function forumOf(choices: readonly Choice[]): string {
  const isMixed = choices.some(({ isArbitration }) => isArbitration !== choices[0]?.isArbitration);
  return isMixed
    ? 'One document refers disputes to the courts, the other to arbitration.'
    : 'The documents choose courts in different places.';
}
