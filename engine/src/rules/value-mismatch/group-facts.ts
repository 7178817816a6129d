import type { FactLink } from '../../align/fact-link.ts';
import type { Fact } from '../../facts/fact.ts';

/** Facts about one thing: each side says the same, the sides differ. */
export interface FactGroup {
  readonly sides: readonly (readonly Fact[])[];
  /** Strength of the surest disagreement in the group. */
  readonly strength: number;
}

/** Joins facts that agree into sides, and sides that disagree into groups, over any number of documents. */
export function groupFacts(links: readonly FactLink[]): FactGroup[] {
  const sides = new UnionFind<Fact>();
  for (const { a, b, relation } of links) if (relation === 'same') sides.join(a, b);
  const groups = new UnionFind<Fact>();
  const conflicts = links.filter(({ relation }) => relation === 'different');
  for (const { a, b } of conflicts) groups.join(sides.root(a), sides.root(b));
  const found = new Map<Fact, { facts: Set<Fact>; strength: number }>();
  for (const { a, b, strength } of conflicts) {
    const root = groups.root(sides.root(a));
    const group = found.get(root) ?? { facts: new Set(), strength: 0 };
    for (const fact of [...sides.members(a), ...sides.members(b)]) group.facts.add(fact);
    group.strength = Math.max(group.strength, strength);
    found.set(root, group);
  }
  return mergeRepeats(
    [...found.values()].map(({ facts, strength }) => ({ sides: splitSides([...facts], sides), strength })),
  );
}

/** One change made at many places, such as a new version number, is one group. */
function mergeRepeats(groups: readonly FactGroup[]): FactGroup[] {
  const merged = new Map<string, FactGroup>();
  for (const group of groups) {
    const key = group.sides.map((side) => sideKey(side)).join(' | ');
    const known = merged.get(key);
    merged.set(
      key,
      known === undefined
        ? group
        : {
            sides: known.sides.map((side, index) => [...side, ...(group.sides[index] ?? [])]),
            strength: Math.max(known.strength, group.strength),
          },
    );
  }
  return [...merged.values()];
}

/** What a side says and in which documents. */
function sideKey(side: readonly Fact[]): string {
  const { type, unit, low, high, upper, key } = side[0]?.value ?? {
    type: '',
    unit: '',
    low: 0,
    high: 0,
    upper: undefined,
    key: '',
  };
  return [type, unit, low, high, upper?.join('-') ?? '', key, ...new Set(side.map(({ document }) => document))].join(
    ' ',
  );
}

function splitSides(facts: readonly Fact[], sides: UnionFind<Fact>): Fact[][] {
  const bySide = new Map<Fact, Fact[]>();
  for (const fact of facts.toSorted(order)) {
    const side = bySide.get(sides.root(fact));
    if (side === undefined) bySide.set(sides.root(fact), [fact]);
    else side.push(fact);
  }
  return [...bySide.values()];
}

const order = (a: Fact, b: Fact): number => a.document - b.document || a.passage - b.passage || a.start - b.start;

class UnionFind<T> {
  readonly #parents = new Map<T, T>();
  readonly #members = new Map<T, T[]>();

  root(item: T): T {
    let root = item;
    for (let parent = this.#parents.get(root); parent !== undefined; parent = this.#parents.get(root)) root = parent;
    return root;
  }

  members(item: T): readonly T[] {
    return this.#members.get(this.root(item)) ?? [item];
  }

  join(a: T, b: T): void {
    const [rootA, rootB] = [this.root(a), this.root(b)];
    if (rootA === rootB) return;
    const members = [...this.members(rootA), ...this.members(rootB)];
    this.#parents.set(rootB, rootA);
    this.#members.set(rootA, members);
    this.#members.delete(rootB);
  }
}
