import type { UnitPair, UnitPlace } from '../../align/pair-units.ts';
import { wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { areOpposed, roleOf } from '../../facts/roles.ts';
import { stem } from '../../facts/stem.ts';
import { placeOfWords } from '../place.ts';
import type { Rule, RuleFinding } from '../rule.ts';

/** How alike two duties must be. */
const alikeAbove = 0.42;
const weightAbove = 2.1;
/** Words that the clause and both sentences must share. */
const fewestShared = 2;

/** Words by which a party takes on a duty. */
const duty =
  /^(?:shall|must|will|bears?|pays?|maintains?|keeps?|provides?|insures?|agrees?|responsible|undertakes?|is|trägt|übernimmt|hat|obliegt|muss|führt|zahlt|durch|by|assume|supporte|paie|doit|prend|asume|paga|debe|soporta|corre)$/iu;

/** The same duty lies on one party in one document and on the other party in another. */
export const rule: Rule = {
  id: 'party-swap',
  find: (context) => {
    const bearersOf = bearerReader(context.documents);
    return context.unitPairs
      .filter((pair) => pair.likeness >= alikeAbove && pair.weight >= weightAbove)
      .flatMap((pair) => check(context.documents, pair, bearersOf));
  },
};

/** A party that takes on a duty. */
interface Bearer {
  readonly role: string;
  readonly at: number;
  /** Stems of the words of its clause that name no party. */
  readonly clause: readonly string[];
}

type BearersOf = (place: UnitPlace) => readonly Bearer[];

/** A sentence stands in many pairs: it is read once. */
function bearerReader(documents: readonly FactDocument[]): BearersOf {
  const known = documents.map(() => new Map<number, readonly Bearer[]>());
  return ({ document: index, unit: position }) => {
    const found = known[index]?.get(position);
    if (found !== undefined) return found;
    const document = documents[index];
    const unit = document?.units[position];
    if (document === undefined || unit === undefined) return [];
    const bearers = findBearers(wordsOfUnit(document, unit).map((word) => word.text));
    known[index]?.set(position, bearers);
    return bearers;
  };
}

function check(
  documents: readonly FactDocument[],
  { a, b, shared, likeness }: UnitPair,
  bearersOf: BearersOf,
): RuleFinding[] {
  const [first, second] = [documents[a.document], documents[b.document]];
  const [unitA, unitB] = [first?.units[a.unit], second?.units[b.unit]];
  if (first === undefined || second === undefined || unitA === undefined || unitB === undefined) return [];
  const x = firstSharing(bearersOf(a), shared);
  const y = firstSharing(bearersOf(b), shared);
  if (x === undefined || y === undefined || !areOpposed(x.role, y.role)) return [];
  return [
    {
      rule: 'party-swap',
      kind: 'wording',
      severity: 'high',
      confidence: Math.min(0.85, 0.45 + likeness * 0.4),
      explanation: 'The same duty lies on different parties.',
      sides: [
        { places: [placeOfWords(first, unitA.passage, unitA.start + x.at, unitA.start + x.at + 1, a.unit)] },
        { places: [placeOfWords(second, unitB.passage, unitB.start + y.at, unitB.start + y.at + 1, b.unit)] },
      ],
    },
  ];
}

/** The first party of a clause that takes on a duty whose subject both sentences share. */
const firstSharing = (bearers: readonly Bearer[], shared: ReadonlySet<string>): Bearer | undefined =>
  bearers.find(({ clause }) => {
    let count = 0;
    return clause.some((term) => shared.has(term) && ++count >= fewestShared);
  });

function findBearers(words: readonly string[]): Bearer[] {
  const bearers: Bearer[] = [];
  // A sentence that names one party only speaks of it throughout.
  const isAlone = words.filter((word) => roleOf(word) !== undefined).length === 1;
  // Parties of one clause share its terms: a sentence without stops can be a page long.
  const clauses = new Map<string, readonly string[]>();
  for (const [at, word] of words.entries()) {
    const role = roleOf(word);
    if (role === undefined || /[’']s\W*$/u.test(word)) continue;
    const around = words.slice(Math.max(0, at - 3), at + 3);
    if (!around.some((one) => duty.test(one.replace(/\W+$/u, '')))) continue;
    const [from, to] = isAlone ? [0, words.length] : clauseAround(words, at);
    const clause = clauses.get(`${from} ${to}`) ?? termsOf(words.slice(from, to));
    clauses.set(`${from} ${to}`, clause);
    bearers.push({ role, at, clause });
  }
  return bearers;
}

const termsOf = (words: readonly string[]): string[] =>
  words.filter((word) => roleOf(word) === undefined).map((word) => stem(word));

/** The words between the stops around a place, from and to. */
function clauseAround(words: readonly string[], at: number): [number, number] {
  let [from, to] = [at, at + 1];
  while (from > 0 && !/[;:.]$/u.test(words[from - 1] ?? '')) from -= 1;
  while (to < words.length && !/[;.]$/u.test(words[to - 1] ?? '')) to += 1;
  return [from, to];
}
