import { isRecognised } from '../facts/is-recognised.ts';
import { areEqual, compareValues } from '../facts/values/compare-values.ts';
import { isCodeMisread } from '../facts/values/ocr-confusions.ts';
import type { Value } from '../facts/values/value.ts';
import { slippedCodes } from './slipped-codes.ts';
import { Likeness } from './likeness.ts';
import { isSlip } from './nearness.ts';
import type { Relation, ValuePair } from './pair.ts';
import type { Placed } from './placed.ts';
import { groupOf, middleOf } from './value-keys.ts';

/** The likest unlike partners that are taken from each side, and those among which a slip of the pen is looked for. */
const mostUnlike = 5;
const mostLooked = 60;
/** Of so few a slip of the pen is looked for among those of which nothing alike is said, too. */
const fewOthers = 300;
/** The likest equal partners that are taken. */
const mostEqual = 8;
/** Part of a value by which an equal one may be off, as the one may be rounded. */
const nearEqual = 0.07;

/** How two values relate; undefined where they cannot be meant to be the same. */
export function relationOf(a: Value, b: Value): Relation | undefined {
  const compared = compareValues(a, b);
  if (compared === 'incomparable') return undefined;
  if (compared === 'different') return 'unlike';
  return areEqual(a, b) ? 'equal' : 'within';
}

/** The same where a recogniser may have read a code otherwise than it is printed. */
function relationAsRead(a: Placed, b: Placed): Relation | undefined {
  const [x, y] = [a.fact.value, b.fact.value];
  const relation = relationOf(x, y);
  const isMisread =
    relation === 'unlike' &&
    x.type === 'identifier' &&
    (isRecognised(a.document) || isRecognised(b.document)) &&
    isCodeMisread(x.key, y.key);
  return isMisread ? 'equal' : relation;
}

/** All pairs of the values of two documents that are worth a look, each once. */
export function findPairs(these: readonly Placed[], those: readonly Placed[]): ValuePair[] {
  const byGroup = Map.groupBy(those, ({ fact }) => groupOf(fact.value));
  return [...Map.groupBy(these, ({ fact }) => groupOf(fact.value))].flatMap(([group, own]) => {
    const others = byGroup.get(group) ?? [];
    if (others.length === 0) return [];
    const found = new PairSet();
    lookFrom(own, others, (a, b, relation, alike) => found.add(a, b, relation, alike));
    lookFrom(others, own, (b, a, relation, alike) => found.add(a, b, relation, alike));
    for (const [a, b] of slippedCodes(own, others))
      if (relationAsRead(a, b) === 'unlike') found.add(a, b, 'unlike', cosine(a, b));
    return found.pairs;
  });
}

/** Keeps each pair once. */
class PairSet {
  readonly pairs: ValuePair[] = [];
  readonly #known = new Set<number>();

  add(a: Placed, b: Placed, relation: Relation, alike: number): void {
    const key = a.position * 2 ** 24 + b.position;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    this.pairs.push({ a, b, relation, alike });
  }
}

type Add = (a: Placed, b: Placed, relation: Relation, alike: number) => void;

function lookFrom(own: readonly Placed[], others: readonly Placed[], add: Add): void {
  const likeness = new Likeness(others);
  const near = new NearValues(others);
  for (const one of own) {
    const alike = likeness.to(one);
    const equals = near
      .to(one)
      .flatMap((index) => {
        const other = others[index];
        const relation = other === undefined ? undefined : relationAsRead(one, other);
        return relation === undefined || relation === 'unlike' ? [] : [{ index, relation }];
      })
      .toSorted((x, y) => (alike[y.index] ?? 0) - (alike[x.index] ?? 0) || x.index - y.index);
    for (const { index, relation } of equals.slice(0, mostEqual)) {
      const other = others[index];
      if (other !== undefined) add(one, other, relation, alike[index] ?? 0);
    }
    let left = mostUnlike;
    for (const index of likestOf(alike, mostLooked)) {
      const other = others[index];
      if (other === undefined || relationAsRead(one, other) !== 'unlike') continue;
      if (left <= 0 && !isSlip(one.fact.value, other.fact.value)) continue;
      add(one, other, 'unlike', alike[index] ?? 0);
      left -= 1;
    }
    const unsaid = left > 0 || others.length <= fewOthers ? nearestUnsaid(one, others, alike) : [];
    for (const [at, other] of unsaid.entries())
      if (at < left || (at < mostLooked && isSlip(one.fact.value, other.fact.value))) add(one, other, 'unlike', 0);
  }
}

/** Values of which nothing is said that is said of one, the nearest first. */
function nearestUnsaid(one: Placed, others: readonly Placed[], alike: Float64Array): Placed[] {
  return others
    .flatMap((other, index) =>
      (alike[index] ?? 0) > 0 || relationAsRead(one, other) !== 'unlike'
        ? []
        : [{ other, apart: apart(one.fact.value, other.fact.value) }],
    )
    .toSorted((x, y) => x.apart - y.apart || x.other.position - y.other.position)
    .map(({ other }) => other);
}

/** How many times the one is as large as the other, as a logarithm; texts and dates lie apart alike. */
function apart(a: Value, b: Value): number {
  if (a.key !== '' || b.key !== '') return 0;
  return Math.abs(Math.log(Math.abs(middleOf(a)) + 1e-9) - Math.log(Math.abs(middleOf(b)) + 1e-9));
}

/** Positions of the likest, the likest first; what shares nothing is not among them. */
function likestOf(alike: Float64Array, most: number): number[] {
  const found: number[] = [];
  let least = 0;
  for (let index = 0; index < alike.length; index += 1) {
    const value = alike[index] ?? 0;
    if (value <= least) continue;
    let at = found.length;
    while (at > 0 && (alike[found[at - 1] ?? 0] ?? 0) < value) at -= 1;
    found.splice(at, 0, index);
    if (found.length > most) found.pop();
    if (found.length === most) least = alike[found[most - 1] ?? 0] ?? 0;
  }
  return found;
}

/** Looks up which values may be equal to one. */
class NearValues {
  readonly #sorted: { readonly index: number; readonly middle: number }[] = [];
  /** Texts, dates and whatever is no single amount: few enough to be looked at one by one. */
  readonly #others: number[] = [];
  readonly #all: number;

  constructor(placed: readonly Placed[]) {
    this.#all = placed.length;
    for (const [index, { fact }] of placed.entries()) {
      if (isPlain(fact.value)) this.#sorted.push({ index, middle: Math.abs(middleOf(fact.value)) });
      else this.#others.push(index);
    }
    this.#sorted.sort((x, y) => x.middle - y.middle || x.index - y.index);
  }

  to({ fact: { value } }: Placed): number[] {
    if (!isPlain(value)) return Array.from({ length: this.#all }, (_, index) => index);
    const middle = Math.abs(middleOf(value));
    const slack = middle * nearEqual + value.high - value.low + (value.tolerance ?? 0);
    const found = [...this.#others];
    for (let at = this.#firstFrom(middle - slack); at < this.#sorted.length; at += 1) {
      const one = this.#sorted[at];
      if (one === undefined || one.middle > middle + slack) break;
      found.push(one.index);
    }
    return found;
  }

  #firstFrom(least: number): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const half = (low + high) >> 1;
      if ((this.#sorted[half]?.middle ?? 0) < least) low = half + 1;
      else high = half;
    }
    return low;
  }
}

const isPlain = ({ type, upper, bound, isAllowance }: Value): boolean =>
  (type === 'money' || type === 'percent' || type === 'number') &&
  upper === undefined &&
  bound === 'exact' &&
  isAllowance !== true;

/** Of two bags. */
export function cosine(a: Placed, b: Placed): number {
  const [x, y] = [a.spoken.bag, b.spoken.bag];
  let [sum, i, j] = [0, 0, 0];
  while (i < x.ids.length && j < y.ids.length) {
    const [left, right] = [x.ids[i] ?? 0, y.ids[j] ?? 0];
    if (left === right) sum += (x.weights[i] ?? 0) * (y.weights[j] ?? 0);
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
  return sum;
}
