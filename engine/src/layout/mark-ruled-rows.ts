import type { Line } from './build-lines.ts';
import { levelsOf, samePt, type Ruling } from './ruled-bands.ts';

/** Rulings of one width from which on what stands between them is a table, and how far apart they stand at most. */
const fewestLevels = 3;
const farthestPt = 60;
/** A row without a ruling over it stands so near the one under it, in heights of its line. */
const nearRow = 1.6;

/** Tells of the lines of a table with a ruling under each row from where to where its rows reach: no column of text parts them. */
export function markRuledRows(lines: readonly Line[], rulings: readonly number[]): Line[] {
  const stacks = stacksOf(levelsOf(rulings));
  if (stacks.length === 0) return [...lines];
  return lines.map((line) => {
    const stack = stacks.find((levels) => isBetween(line, levels));
    return stack?.[0] === undefined ? line : { ...line, ruled: [stack[0].from, stack[0].to] };
  });
}

/** Rulings of one width under each other, from top to bottom. */
function stacksOf(levels: readonly Ruling[]): Ruling[][] {
  const stacks: Ruling[][] = [];
  for (const level of levels.toSorted((a, b) => a.at - b.at)) {
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

function isBetween({ left, right, top, bottom, size }: Line, levels: readonly Ruling[]): boolean {
  const [first, last] = [levels[0], levels.at(-1)];
  if (first === undefined || last === undefined) return false;
  const middle = (top + bottom) / 2;
  return (
    left > first.from - samePt &&
    right < first.to + samePt &&
    middle < last.at &&
    (middle > first.at || first.at - bottom < size * (nearRow - 1))
  );
}
