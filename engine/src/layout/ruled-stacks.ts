import { rulingAt } from './ruling.ts';

/** Rulings within so many points are one. */
export const samePt = 2.5;
export interface Ruling {
  readonly at: number;
  from: number;
  to: number;
}

/** The horizontal rulings, joined where they touch. */
function levelsOf(rulings: readonly number[]): readonly Ruling[] {
  const levels: Ruling[] = [];
  for (let at = 0; at + 3 < rulings.length; at += 4) {
    const { left, top, right, bottom } = rulingAt(rulings, at);
    if (right - left >= bottom - top) levels.push({ at: (top + bottom) / 2, from: left, to: right });
  }
  return joined(levels);
}

/** Pieces of one ruling that touch are joined: tables are often drawn cell by cell. */
function joined(rulings: readonly Ruling[]): Ruling[] {
  const found: Ruling[] = [];
  for (const ruling of rulings.toSorted((a, b) => a.from - b.from)) {
    const known = found.find(
      (other) => Math.abs(other.at - ruling.at) < samePt && ruling.from < other.to + samePt && ruling.to > other.from,
    );
    if (known === undefined) found.push({ ...ruling });
    else known.to = Math.max(known.to, ruling.to);
  }
  return found;
}

/** Rulings of one width from which on what stands between them is a table, and how far apart they stand at most. */
const fewestLevels = 3;
const farthestPt = 60;

/** Rulings of one width under each other, from top to bottom. */
export function stacksOf(rulings: readonly number[]): Ruling[][] {
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
