import { pairKey } from '../../align/pair-units.ts';
import { placeOfWords } from '../place.ts';
import type { Place, Rule, RuleContext } from '../rule.ts';
import { sayTheSame } from '../say-the-same.ts';
import { brokenBans } from './broken-bans.ts';
import { deniedClaims } from './denied-claims.ts';
import { findStances } from './find-stances.ts';
import { opposedChoices } from './opposed-choices.ts';
import { contradictions, pairStances } from './pair-stances.ts';
import { areTaxedApart } from './taxed-apart.ts';
import { areOfOneKind, toldByValues } from './told-by-values.ts';

const denying = new Set(['forbidden', 'lacks', 'optional']);

/** Two documents say the opposite of the same thing: one denies, forbids, leaves out or merely allows what the other states. */
export const rule: Rule = {
  id: 'opposite-statement',
  find: (context) => {
    const stances = findStances(context);
    const isToldByValues = toldByValues(context);
    const contrary = contradictions(pairStances(context, stances)).filter(
      ({ a, b }) => !areOfOneKind(a, b) || !isToldByValues(a, b),
    );
    const opposed = [...contrary, ...opposedChoices(context, stances)];
    const forbidden = stances.filter(({ pole }) => pole === 'forbidden');
    const denied = [
      ...deniedClaims(
        context,
        stances.filter(({ pole }) => denying.has(pole)),
      ).filter(({ a, b }) => !isToldByValues(a, b)),
      ...brokenBans(context, forbidden),
    ];
    // What two sentences say of each other is told once.
    const told = new Set<string>();
    const pairs = [...opposed, ...denied].filter(
      ({ a, b }) => !told.has(pairKey(a, b)) && told.add(pairKey(a, b)) && !areAlike(context, a, b),
    );
    return pairs.map(({ a, b, score, explanation }) => ({
      rule: 'opposite-statement',
      kind: 'wording',
      severity: 'high',
      confidence: Math.min(0.9, 0.3 + score * 0.45),
      explanation,
      sides: [a, b].map((one) => ({ places: placesOf(context, one) })),
    }));
  },
};

/** What is told by its opposite: `not without consent`, `no higher than two metres`. */
function areAlike({ documents }: RuleContext, a: PlacedWords, b: PlacedWords): boolean {
  const [first, second] = [documents[a.document], documents[b.document]];
  return (
    first !== undefined &&
    second !== undefined &&
    (sayTheSame(first, a.unit, second, b.unit) || areTaxedApart(first, a.unit, second, b.unit))
  );
}

interface PlacedWords {
  readonly document: number;
  readonly unit: number;
  readonly start: number;
  readonly end: number;
}

function placesOf({ documents }: RuleContext, { document, unit, start, end }: PlacedWords): Place[] {
  const own = documents[document];
  const sentence = own?.units[unit];
  if (own === undefined || sentence === undefined) return [];
  return [placeOfWords(own, sentence.passage, sentence.start + start, sentence.start + end, unit)];
}
