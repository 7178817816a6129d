import { factsOfSentence } from '../facts/fact.ts';
import { findPairs } from './find-pairs.ts';
import type { Kinship } from './kinship.ts';
import { linkAgreeing, type Agreement } from './link-agreeing.ts';
import type { Candidate, Standing, ValuePair } from './pair.ts';
import type { Placed } from './placed.ts';
import { SharedPlaces } from './shared-places.ts';
import { groupOf, valueKey } from './value-keys.ts';

/** How near to the likest pair of two sentences another one is that may be meant as well. */
const nearBest = 0.05;

export interface DocumentPairs {
  readonly agreement: Agreement;
  /** Unlike pairs of which one value at least agrees with nothing in the other document. */
  readonly candidates: readonly Candidate[];
}

/** What documents other than the two of a pair say of its values; undefined where there is no other. */
export type ThirdSays = (pair: ValuePair) => Candidate['third'];

/** The values of two documents held against each other. */
export interface HeldAgainst {
  readonly these: readonly Placed[];
  readonly those: readonly Placed[];
  readonly pairs: readonly ValuePair[];
  readonly agreement: Agreement;
}

/** Holds the values of two documents against each other, and gives those that agree to each other. */
export function holdAgainst(these: readonly Placed[], those: readonly Placed[]): HeldAgainst {
  const pairs = findPairs(these, those);
  return { these, those, pairs, agreement: linkAgreeing(pairs.filter(({ relation }) => relation !== 'unlike')) };
}

/** The unlike pairs of two documents, with all that is known of them. */
export function findCandidates(
  { these, those, pairs, agreement }: HeldAgainst,
  kinship: Kinship,
  third: ThirdSays,
): readonly Candidate[] {
  const agreeingPairs = pairs.filter(({ relation }) => relation !== 'unlike');
  const { agreed } = agreement;
  // What agrees may be right in one place and printed wrongly in another.
  const unlike = pairs.filter(
    ({ a, b, relation }) =>
      relation === 'unlike' && !(agreed.has(a.fact) && agreed.has(b.fact)) && isOfPast(a) === isOfPast(b),
  );
  const counts = [these, those].map(countKinds);
  const few = these.length <= those.length ? these : those;
  const equal = new Set(agreeingPairs.flatMap(({ a, b, relation }) => (relation === 'equal' ? [a, b] : [])));
  const shareHeld = few.filter((one) => equal.has(one)).length / Math.max(1, few.length);
  const freeOf = ({ a, b }: ValuePair): Candidate['free'] => {
    const [ofFewer, ofMore] = few === these ? [a, b] : [b, a];
    if (agreed.has(ofFewer.fact)) return 'of more';
    return agreed.has(ofMore.fact) ? 'of fewer' : 'both';
  };
  const shared = new SharedPlaces(agreeingPairs, onlyOnce([...these, ...those])).learn(these).learn(those);
  const standing = [
    standings([...agreeingPairs, ...unlike], ({ a }) => a),
    standings([...agreeingPairs, ...unlike], ({ b }) => b),
  ] as const;
  const sentences = Map.groupBy(unlike, ({ a, b }) => `${a.fact.sentence} ${b.fact.sentence}`);
  return unlike.map((pair): Candidate => {
    const { a, b } = pair;
    const group = groupOf(a.fact.value);
    return {
      a,
      b,
      alike: pair.alike,
      relation: 'unlike',
      free: freeOf(pair),
      standings: [standing[0](pair), standing[1](pair)],
      ofSentences: amongSentences(pair, sentences.get(`${a.fact.sentence} ${b.fact.sentence}`) ?? []),
      isPinned: shared.isPinned(a, b),
      sharedInRow: shared.inRow(a, b),
      columns: shared.columns(a, b),
      third: third(pair),
      kinship,
      shareHeld,
      comparable: Math.max(counts[0]?.get(group) ?? 0, counts[1]?.get(group) ?? 0),
    };
  });
}

function countKinds(placed: readonly Placed[]): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>();
  for (const { fact } of placed) kinds.set(groupOf(fact.value), (kinds.get(groupOf(fact.value)) ?? 0) + 1);
  return kinds;
}

/** `The rent was previously £4,100`: it tells of the past only, where no change is told beside it. */
const isOfPast = ({ fact, document }: Placed): boolean =>
  fact.isFormer &&
  !factsOfSentence(document, fact.sentence).some(
    ({ isFormer, value: { type } }) => !isFormer && type === fact.value.type,
  );

/** Whether no other value of its document equals one. */
function onlyOnce(placed: readonly Placed[]): (one: Placed) => boolean {
  const counts = new Map<string, number>();
  const keyOf = ({ document, fact }: Placed): string => `${document.index} ${valueKey(fact.value)}`;
  for (const one of placed) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return (one) => counts.get(keyOf(one)) === 1;
}

/** How pairs stand among those of the value on one side. */
function standings(pairs: readonly ValuePair[], side: (pair: ValuePair) => Placed): (pair: ValuePair) => Standing {
  const ofValue = new Map<Placed, { unlike: number[]; equal: number | undefined }>();
  for (const pair of pairs) {
    const known = ofValue.get(side(pair)) ?? { unlike: [], equal: undefined };
    if (pair.relation === 'unlike') known.unlike.push(pair.alike);
    else if (pair.relation === 'equal') known.equal = Math.max(known.equal ?? 0, pair.alike);
    ofValue.set(side(pair), known);
  }
  for (const known of ofValue.values()) known.unlike.sort((x, y) => y - x);
  return (pair) => {
    const { unlike, equal } = ofValue.get(side(pair)) ?? { unlike: [], equal: undefined };
    const rank = unlike.indexOf(pair.alike);
    const other = unlike[rank === 0 ? 1 : 0] ?? 0;
    return { equalElsewhere: equal, rank, lead: pair.alike - other, rivals: unlike.length };
  };
}

function amongSentences(pair: ValuePair, all: readonly ValuePair[]): Candidate['ofSentences'] {
  if (all.length < 2) return 'one';
  const best = Math.max(...all.map(({ alike }) => alike));
  return pair.alike === best ? 'best' : pair.alike >= best - nearBest ? 'near' : 'later';
}
