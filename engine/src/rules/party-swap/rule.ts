import type { UnitPair } from '../../align/pair-units.ts';
import { wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { areOpposed, roleOf } from '../../facts/roles.ts';
import { stem } from '../../facts/stem.ts';
import { placeOfWords } from '../place.ts';
import type { Rule, RuleFinding } from '../rule.ts';

/** How alike two duties must be. */
const alikeAbove = 0.42;
const weightAbove = 5;

/** Words by which a party takes on a duty. */
const duty =
  /^(?:shall|must|will|bears?|pays?|maintains?|keeps?|provides?|insures?|agrees?|responsible|undertakes?|is|trägt|übernimmt|hat|obliegt|muss|führt|zahlt|durch|by|assume|supporte|paie|doit|prend|asume|paga|debe|soporta|corre)$/iu;

/** The same duty lies on one party in one document and on the other party in another. */
export const rule: Rule = {
  id: 'party-swap',
  find: (context) =>
    context.unitPairs
      .filter((pair) => pair.likeness >= alikeAbove && pair.weight >= weightAbove)
      .flatMap((pair) => check(context.documents, pair)),
};

interface Bearer {
  readonly role: string;
  readonly at: number;
}

function check(documents: readonly FactDocument[], { a, b, shared, likeness }: UnitPair): RuleFinding[] {
  const [first, second] = [documents[a.document], documents[b.document]];
  const [unitA, unitB] = [first?.units[a.unit], second?.units[b.unit]];
  if (first === undefined || second === undefined || unitA === undefined || unitB === undefined) return [];
  const x = bearerOf(
    wordsOfUnit(first, unitA).map((word) => word.text),
    shared,
  );
  const y = bearerOf(
    wordsOfUnit(second, unitB).map((word) => word.text),
    shared,
  );
  if (x === undefined || y === undefined || !areOpposed(x.role, y.role)) return [];
  return [
    {
      rule: 'party-swap',
      kind: 'wording',
      severity: 'high',
      confidence: Math.min(0.85, 0.45 + likeness * 0.4),
      subject: first.passages[unitA.passage]?.heading ?? '',
      explanation: 'The same duty lies on different parties.',
      sides: [
        { places: [placeOfWords(first, unitA.passage, unitA.start + x.at, unitA.start + x.at + 1, a.unit)] },
        { places: [placeOfWords(second, unitB.passage, unitB.start + y.at, unitB.start + y.at + 1, b.unit)] },
      ],
    },
  ];
}

/** The first party of a clause that takes on a duty whose subject both sentences share. */
function bearerOf(words: readonly string[], shared: ReadonlySet<string>): Bearer | undefined {
  const isContent = (word: string): boolean => shared.has(stem(word)) && roleOf(word) === undefined;
  // A sentence that names one party only speaks of it throughout.
  const isAlone = words.filter((word) => roleOf(word) !== undefined).length === 1;
  let best: Bearer | undefined;
  for (const [at, word] of words.entries()) {
    const role = roleOf(word);
    if (role === undefined || /[’']s\W*$/u.test(word)) continue;
    const around = words.slice(Math.max(0, at - 3), at + 3);
    if (!around.some((one) => duty.test(one.replace(/\W+$/u, '')))) continue;
    const clause = isAlone ? words : clauseAround(words, at);
    if (clause.filter(isContent).length < 2) continue;
    best ??= { role, at };
  }
  return best;
}

/** The words between the stops around a place. */
function clauseAround(words: readonly string[], at: number): string[] {
  let [from, to] = [at, at + 1];
  while (from > 0 && !/[;:.]$/u.test(words[from - 1] ?? '')) from -= 1;
  while (to < words.length && !/[;.]$/u.test(words[to - 1] ?? '')) to += 1;
  return words.slice(from, to);
}
