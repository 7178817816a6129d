import { pairedWeight } from '../../align/term-weights.ts';
import type { UnitPlace } from '../../align/pair-units.ts';
import { wordsOfUnit } from '../../facts/fact.ts';
import { isDenial } from '../../facts/stances/denial.ts';
import { readClaims, type Claim } from '../../facts/stances/read-claims.ts';
import { markWord } from '../../facts/stances/stance-marks.ts';
import type { RuleContext } from '../rule.ts';
import { contradiction } from './compare-claims.ts';
import { cellEndsOf, type PlacedStance } from './find-stances.ts';

/** Two clauses, of which one denies what the other states. */
export interface ClaimPair {
  readonly a: UnitPlace & Claim;
  readonly b: UnitPlace & Claim;
  readonly score: number;
  readonly explanation: string;
}

const explanation = 'One document denies or forbids what the other states.';

/** Clauses of sentences that share telling terms, where one denies what the other states. */
export function deniedClaims(
  { documents, unitPairs, weights }: RuleContext,
  denials: readonly PlacedStance[],
): ClaimPair[] {
  const whole = pairedWeight(weights);
  const denying = new Map<string, boolean>();
  for (const { document, unit } of denials) denying.set(keyOf({ document, unit }), true);
  const known = new Map<string, readonly Claim[]>();
  const taken = new Set<string>();
  const wordsOf = ({ document, unit: index }: UnitPlace): string[] => {
    const [own, unit] = [documents[document], documents[document]?.units[index]];
    return own === undefined || unit === undefined ? [] : wordsOfUnit(own, unit).map(({ text }) => text);
  };
  const isDenying = (place: UnitPlace): boolean => {
    const cached = denying.get(keyOf(place));
    if (cached !== undefined) return cached;
    const plain = wordsOf(place).map(markWord);
    const found = plain.some((_, at) => isDenial(plain, at));
    denying.set(keyOf(place), found);
    return found;
  };
  const claimsOf = (place: UnitPlace): readonly Claim[] => {
    let claims = known.get(keyOf(place));
    if (claims === undefined) known.set(keyOf(place), (claims = read(place)));
    return claims;
  };
  const read = (place: UnitPlace): readonly Claim[] => {
    const own = documents[place.document];
    const passage = own?.passages[own.units[place.unit]?.passage ?? -1];
    if (own === undefined || passage === undefined || passage.kind === 'heading' || passage.isHead === true) return [];
    const claims = readClaims(wordsOf(place), cellEndsOf(own, place.unit));
    // A label with a value states nothing that could be denied.
    return passage.kind === 'row' ? claims.filter(({ isDenied, isDemand }) => isDenied || isDemand) : claims;
  };
  return unitPairs.flatMap(({ a, b }) => {
    const keys = [`${keyOf(a)} ${b.document}`, `${keyOf(b)} ${a.document}`];
    if (keys.some((key) => taken.has(key)) || (!isDenying(a) && !isDenying(b))) return [];
    for (const x of claimsOf(a)) {
      for (const y of claimsOf(b)) {
        const score = contradiction(x, y, weights, whole);
        if (score === 0) continue;
        for (const key of keys) taken.add(key);
        return [{ a: { ...x, ...a }, b: { ...y, ...b }, score, explanation }];
      }
    }
    return [];
  });
}

const keyOf = ({ document, unit }: UnitPlace): string => `${document} ${unit}`;
