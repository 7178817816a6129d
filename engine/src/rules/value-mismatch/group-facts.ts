import type { Fact } from '../../facts/fact.ts';
import type { FactLink } from '../../pairing/index.ts';
import { UnionFind } from './union-find.ts';

/** Facts about one thing: each side says the same, the sides differ. */
export interface FactGroup {
  readonly sides: readonly (readonly Fact[])[];
  /** The surest disagreement in the group. */
  readonly surest: FactLink;
}

interface DraftGroup {
  /** Roots of the sides. */
  readonly sides: Set<Fact>;
  readonly documents: Set<number>;
  readonly surest: FactLink;
}

/**
 * Joins facts that agree into sides, and sides that disagree into groups, over any number of documents, the surest
 * disagreement first. A document stands on one side only: what would put it on a second one is about something else.
 */
export function groupFacts(links: readonly FactLink[]): FactGroup[] {
  const sides = new UnionFind<Fact>();
  // What keeps to a limit does not say the same as the limit.
  for (const { a, b, relation, isWithin = false } of links) if (relation === 'same' && !isWithin) sides.join(a, b);
  const groups = new Map<Fact, DraftGroup>();
  const conflicts = links
    .filter(({ relation }) => relation === 'different')
    .toSorted((x, y) => y.strength - x.strength || order(x.a, y.a) || order(x.b, y.b));
  for (const link of conflicts) {
    const { a, b } = link;
    const [x, y] = [sides.root(a), sides.root(b)];
    const [groupX, groupY] = [groups.get(x), groups.get(y)];
    if (groupX !== undefined && groupY !== undefined) continue;
    const group = groupX ?? groupY ?? { sides: new Set<Fact>(), documents: new Set<number>(), surest: link };
    const added = [x, y].filter((side) => !group.sides.has(side));
    if (
      added.length === 1 &&
      added.some((side) => documentsOf(sides, side).some((document) => group.documents.has(document)))
    )
      continue;
    for (const side of added) {
      group.sides.add(side);
      groups.set(side, group);
      for (const document of documentsOf(sides, side)) group.documents.add(document);
    }
  }
  const firm = new Set(
    links.flatMap(({ a, b, relation, isLoose = false }) => (relation === 'same' && !isLoose ? [a, b] : [])),
  );
  return mergeRepeats(
    [...new Set(groups.values())].map((group) => ({
      sides: withoutChance(sidesOf(group, sides), group.surest, firm),
      surest: group.surest,
    })),
  );
}

/** Of a document that stands on both sides only facts that agree firmly, or are the surest pair, are kept: others may be said of something else. */
function withoutChance(sides: readonly Fact[][], { a, b }: FactLink, firm: ReadonlySet<Fact>): Fact[][] {
  return sides.map((side) => {
    const others = new Set(sides.flatMap((other) => (other === side ? [] : other.map(({ document }) => document))));
    const kept = side.filter((fact) => fact === a || fact === b || firm.has(fact) || !others.has(fact.document));
    return kept.length > 0 ? kept : side;
  });
}

/** What held before and was changed is no side of today's disagreement, unless nothing else is. */
function current(facts: readonly Fact[]): readonly Fact[] {
  const valid = facts.filter((fact) => !fact.isFormer);
  return valid.length > 0 ? valid : facts;
}

const documentsOf = (sides: UnionFind<Fact>, side: Fact): number[] =>
  current(sides.members(side)).map(({ document }) => document);

function sidesOf(group: DraftGroup, sides: UnionFind<Fact>): Fact[][] {
  return [...group.sides]
    .map((side) => current(sides.members(side)).toSorted(order))
    .toSorted((x, y) => (x[0] === undefined || y[0] === undefined ? 0 : order(x[0], y[0])));
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
            surest: known.surest.strength >= group.surest.strength ? known.surest : group.surest,
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

const order = (a: Fact, b: Fact): number => a.document - b.document || a.passage - b.passage || a.start - b.start;
