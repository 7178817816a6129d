import type { UnitPair, UnitPlace } from '../../align/pair-units.ts';
import { wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { placeOfWords } from '../place.ts';
import type { Place, Rule, RuleFinding } from '../rule.ts';
import { findBearers, type Bearer } from './bearers.ts';
import { readParties, type Parties } from './parties.ts';

/** How alike two duties must be, and how much the terms they share must tell. */
const usual = { likeness: 0.42, weight: 2.1 } as const;
/** The same for a burden that only one party bears. */
const burden = { likeness: 0.27, weight: 1.7 } as const;
/** Words that the clause and both sentences must share. */
const fewestShared = 2;

/** The same duty lies on one party in one document and on the other party in another. */
export const rule: Rule = {
  id: 'party-swap',
  find: ({ documents, unitPairs }) => {
    const parties = readParties(documents);
    const bearersOf = bearerReader(documents, parties);
    return unitPairs
      .filter((pair) => pair.likeness >= burden.likeness && pair.weight >= burden.weight)
      .flatMap((pair) => check(documents, pair, bearersOf, parties));
  },
};

type BearersOf = (place: UnitPlace) => readonly Bearer[];

/** A sentence stands in many pairs: it is read once. */
function bearerReader(documents: readonly FactDocument[], parties: Parties): BearersOf {
  const known = documents.map(() => new Map<number, readonly Bearer[]>());
  return ({ document: index, unit: position }) => {
    const found = known[index]?.get(position);
    if (found !== undefined) return found;
    const document = documents[index];
    const unit = document?.units[position];
    if (document === undefined || unit === undefined) return [];
    const words = wordsOfUnit(document, unit).map((word) => word.text);
    const bearers = findBearers(index, words, parties);
    known[index]?.set(position, bearers);
    return bearers;
  };
}

function check(
  documents: readonly FactDocument[],
  { a, b, shared, likeness, weight }: UnitPair,
  bearersOf: BearersOf,
  parties: Parties,
): RuleFinding[] {
  const x = firstSharing(bearersOf(a), shared);
  const y = firstSharing(bearersOf(b), shared);
  if (x === undefined || y === undefined || !parties.areOpposed(x.party, y.party)) return [];
  const required = x.isSole && y.isSole ? burden : usual;
  if (likeness < required.likeness || weight < required.weight) return [];
  const sides = [placeOf(documents, a, x), placeOf(documents, b, y)].map((places) => ({ places }));
  return [
    {
      rule: 'party-swap',
      kind: 'wording',
      severity: 'high',
      confidence: Math.min(0.85, 0.45 + likeness * 0.4),
      explanation: 'The same duty lies on different parties.',
      sides,
    },
  ];
}

/** The first party of a clause that takes on a duty whose subject both sentences share. */
const firstSharing = (bearers: readonly Bearer[], shared: ReadonlySet<string>): Bearer | undefined =>
  bearers.find(({ clause }) => {
    let count = 0;
    return clause.some((term) => shared.has(term) && ++count >= fewestShared);
  });

function placeOf(
  documents: readonly FactDocument[],
  { document: index, unit: position }: UnitPlace,
  bearer: Bearer,
): Place[] {
  const document = documents[index];
  const unit = document?.units[position];
  return document === undefined || unit === undefined
    ? []
    : [placeOfWords(document, unit.passage, unit.start + bearer.start, unit.start + bearer.end, position)];
}
