import { pairedWeight } from '../../align/term-weights.ts';
import { kindsOf } from '../../facts/stances/kinds.ts';
import type { RuleContext } from '../rule.ts';
import { compareStances, type Comparison } from './compare-stances.ts';
import type { PlacedStance } from './find-stances.ts';

/** Two sentences of different documents that say something about the same thing. */
export interface StancePair extends Comparison {
  readonly a: PlacedStance;
  readonly b: PlacedStance;
}

/** A term in more statements than this does not tell which belong together. */
const commonTerm = 60;

/** Pairs of statements about the same thing, the surest first. */
export function pairStances({ weights, areRelated }: RuleContext, stances: readonly PlacedStance[]): StancePair[] {
  const whole = pairedWeight(weights);
  const postings = new Map<string, PlacedStance[]>();
  for (const stance of stances) {
    for (const term of termsOf(stance)) {
      const key = `${stance.axis} ${term}`;
      const list = postings.get(key);
      if (list === undefined) postings.set(key, [stance]);
      else list.push(stance);
    }
  }
  const pairs: StancePair[] = [];
  for (const a of stances) {
    const partners = new Set<PlacedStance>();
    for (const term of termsOf(a)) {
      const list = postings.get(`${a.axis} ${term}`) ?? [];
      if (list.length > commonTerm) continue;
      for (const b of list) if (b.document > a.document && areRelated(a.document, b.document)) partners.add(b);
    }
    for (const b of partners) {
      const comparison = compareStances(a, b, weights, whole);
      if (comparison !== undefined) pairs.push({ ...comparison, a, b });
    }
  }
  return pairs.toSorted(
    (x, y) =>
      y.score - x.score ||
      x.a.document - y.a.document ||
      x.a.unit - y.a.unit ||
      x.b.document - y.b.document ||
      x.b.unit - y.b.unit ||
      x.a.start - y.a.start,
  );
}

/** Terms by which a statement is found: its own, and the kinds of what it allows. */
function termsOf({ axis, pole, topic }: PlacedStance): ReadonlySet<string> {
  if (axis !== 'leave' || pole !== 'allowed') return topic;
  const terms = new Set(topic);
  for (const term of topic) for (const kind of kindsOf(term)) terms.add(kind);
  return terms;
}

/** What one document says is held against what is likest to it in another only. */
export function contradictions(pairs: readonly StancePair[]): StancePair[] {
  const settled = new Map<string, Set<string>>();
  return pairs.filter(({ a, b, relation }) => {
    const keys = [keyOf(a, b.document), keyOf(b, a.document)];
    const shared = [...termsOf(a)].filter((term) => termsOf(b).has(term));
    // Of several things that one sentence allows each has its own partner.
    const isSettled = keys.some((key) => {
      const known = settled.get(key);
      return known !== undefined && (shared.length === 0 || shared.some((term) => known.has(term)));
    });
    for (const key of keys) settled.set(key, new Set([...(settled.get(key) ?? []), ...shared]));
    return relation === 'opposed' && !isSettled;
  });
}

const keyOf = ({ document, unit, axis, start }: PlacedStance, other: number): string =>
  `${document} ${unit} ${axis} ${start} ${other}`;
