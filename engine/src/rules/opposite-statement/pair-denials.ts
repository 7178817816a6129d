import { pairedWeight } from '../../align/term-weights.ts';
import type { UnitPlace } from '../../align/pair-units.ts';
import type { FactDocument } from '../../facts/fact.ts';
import { isDenial } from '../../facts/stances/denial.ts';
import { plainWords } from '../../facts/stances/stance-marks.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';
import type { RuleContext } from '../rule.ts';
import { readWithSubject } from './read-with-subject.ts';

/** A sentence that denies something, and one of another document that speaks of the same. */
export interface DenialPair {
  readonly denial: UnitPlace;
  readonly other: UnitPlace;
}

/** A term in more denials than this does not tell which sentences belong together. */
const commonTerm = 60;
/** Part of what the shorter sentence says that both hold; or, where each adds something of its own, of the longer. */
const sharedOfShorter = 0.53;
const sharedOfLonger = 0.4;
const fewestShared = 2;
/** Weight of a family of verbs, in terms that only two sentences hold. */
const familyWeight = 0.9;

interface SpokenUnit extends UnitPlace {
  readonly terms: ReadonlySet<string>;
  readonly isDenying: boolean;
}

/** Pairs of sentences that share telling terms, of which one denies, the likest first; `denying` names sentences that deny in other ways. */
export function pairDenials(context: RuleContext, denying: ReadonlySet<string>): DenialPair[] {
  const { weights, areRelated } = context;
  const units = context.documents.flatMap((document) => speakingUnits(context, document, denying));
  const postings = new Map<string, SpokenUnit[]>();
  for (const unit of units.filter(({ isDenying }) => isDenying))
    for (const term of unit.terms) postings.set(term, [...(postings.get(term) ?? []), unit]);
  const whole = pairedWeight(weights);
  const weigh = (terms: Iterable<string>): number => {
    let sum = 0;
    for (const term of terms) sum += term.startsWith('~') ? whole * familyWeight : weights(term);
    return sum;
  };
  const pairs = units.flatMap((other) =>
    [...partnersOf(other, postings)].flatMap(([denial, shared]) => {
      if (shared < fewestShared || denial.document === other.document) return [];
      if (!areRelated(denial.document, other.document)) return [];
      const weight = weigh([...denial.terms].filter((term) => other.terms.has(term)));
      const [own, others] = [weigh(denial.terms), weigh(other.terms)];
      const likeness = weight / Math.max(0.1, Math.min(own, others));
      const isAlike = likeness >= sharedOfShorter || weight >= Math.max(own, others) * sharedOfLonger;
      return isAlike ? [{ denial, other, likeness, weight }] : [];
    }),
  );
  return pairs.toSorted(
    (x, y) =>
      y.likeness - x.likeness ||
      y.weight - x.weight ||
      x.denial.document - y.denial.document ||
      x.denial.unit - y.denial.unit ||
      x.other.document - y.other.document ||
      x.other.unit - y.other.unit,
  );
}

/** Denials that share terms with a sentence, with the number of those terms. */
function partnersOf(unit: SpokenUnit, postings: ReadonlyMap<string, readonly SpokenUnit[]>): Map<SpokenUnit, number> {
  const partners = new Map<SpokenUnit, number>();
  for (const term of unit.terms) {
    const list = postings.get(term) ?? [];
    if (list.length > commonTerm) continue;
    for (const denial of list) partners.set(denial, (partners.get(denial) ?? 0) + 1);
  }
  return partners;
}

function speakingUnits(
  { documents, areRelated }: RuleContext,
  document: FactDocument,
  denying: ReadonlySet<string>,
): SpokenUnit[] {
  return document.units.flatMap((unit, index) => {
    const passage = document.passages[unit.passage];
    if (passage === undefined || passage.kind === 'heading' || passage.kind === 'furniture' || passage.isHead === true)
      return [];
    if (!documents.some((other) => areRelated(document.index, other.index))) return [];
    const { words } = readWithSubject(document, index);
    const terms = new Set(words.map(topicStem).filter((term) => term !== ''));
    const plain = plainWords(words);
    const isDenying =
      denying.has(unitKey({ document: document.index, unit: index })) || plain.some((_, at) => isDenial(plain, at));
    return [{ document: document.index, unit: index, terms, isDenying }];
  });
}

/** Names a sentence. */
export const unitKey = ({ document, unit }: UnitPlace): string => `${document} ${unit}`;
