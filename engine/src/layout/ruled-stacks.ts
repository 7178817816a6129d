import { levelsOf, samePt, type Ruling } from './ruled-bands.ts';

/** Rulings of one width from which on what stands between them is a table, and how far apart they stand at most. */
const fewestLevels = 3;
const farthestPt = 60;

/** Rulings of one width under each other, from top to bottom. */
export function stacksOf(rulings: readonly number[]): readonly (readonly Ruling[])[] {
  let stacks = known.get(rulings);
  if (stacks === undefined) known.set(rulings, (stacks = findStacks(rulings)));
  return stacks;
}

/** Rows are joined and marked by the same rulings. */
const known = new WeakMap<readonly number[], readonly (readonly Ruling[])[]>();

function findStacks(rulings: readonly number[]): Ruling[][] {
  const stacks: Ruling[][] = [];
  for (const level of levelsOf(rulings).toSorted((a, b) => a.at - b.at)) {
    const stack = stacks.findLast((known) => {
      const last = known.at(-1);
      return last !== undefined && isSameWidth(last, level) && level.at - last.at <= farthestPt;
    });
    if (stack === undefined) stacks.push([level]);
    else stack.push(level);
  }
  return stacks.filter((stack) => stack.length >= fewestLevels);
}

const isSameWidth = (a: Ruling, b: Ruling): boolean =>
  Math.abs(a.from - b.from) < samePt && Math.abs(a.to - b.to) < samePt;
