import { pairedWeight } from '../../align/term-weights.ts';
import type { UnitPlace } from '../../align/pair-units.ts';
import { readClaims, type Claim } from '../../facts/stances/read-claims.ts';
import type { RuleContext } from '../rule.ts';
import { contradiction } from './compare-claims.ts';
import { cellEndsOf, type PlacedStance } from './find-stances.ts';
import { readWithSubject, unshifted } from './read-with-subject.ts';
import { pairDenials, unitKey } from './pair-denials.ts';

/** Two clauses, of which one denies what the other states. */
export interface ClaimPair {
  readonly a: UnitPlace & Claim;
  readonly b: UnitPlace & Claim;
  readonly score: number;
  readonly explanation: string;
}

const explanation = 'One document denies or forbids what the other states.';

/** Clauses of sentences that share telling terms, where one denies what the other states. */
export function deniedClaims(context: RuleContext, denials: readonly PlacedStance[]): ClaimPair[] {
  const { documents, weights } = context;
  const whole = pairedWeight(weights);
  const known = new Map<string, readonly Claim[]>();
  const taken = new Set<string>();
  const claimsOf = (place: UnitPlace): readonly Claim[] => {
    let claims = known.get(unitKey(place));
    if (claims === undefined) known.set(unitKey(place), (claims = read(place)));
    return claims;
  };
  const read = ({ document, unit: index }: UnitPlace): readonly Claim[] => {
    const [own, unit] = [documents[document], documents[document]?.units[index]];
    if (own === undefined || unit === undefined) return [];
    const { words, shift } = readWithSubject(own, index);
    const claims = readClaims(words, cellEndsOf(own, index)).map((claim) => unshifted(claim, shift));
    // A label with a value states nothing that could be denied.
    return own.passages[unit.passage]?.kind === 'row'
      ? claims.filter(({ isDenied, isDemand }) => isDenied || isDemand)
      : claims;
  };
  return pairDenials(context, new Set(denials.map(unitKey))).flatMap(({ denial, other }) => {
    const [a, b] = denial.document < other.document ? [denial, other] : [other, denial];
    const keys = [`${unitKey(a)} ${b.document}`, `${unitKey(b)} ${a.document}`];
    if (keys.some((key) => taken.has(key))) return [];
    for (const x of claimsOf(a)) {
      for (const y of claimsOf(b)) {
        const score = contradiction(x, y, weights, whole);
        if (score === 0) continue;
        for (const key of keys) taken.add(key);
        return [
          {
            a: { ...x, document: a.document, unit: a.unit },
            b: { ...y, document: b.document, unit: b.unit },
            score,
            explanation,
          },
        ];
      }
    }
    return [];
  });
}
