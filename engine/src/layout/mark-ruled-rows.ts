import type { Line } from './build-lines.ts';
import { samePt, stacksOf, type Ruling } from './ruled-stacks.ts';

/** A row without a ruling over it stands so near the one under it, in heights of its line. */
const nearRow = 1.6;

/** Tells of the lines of a table with a ruling under each row from where to where its rows reach: no column of text parts them. */
export function markRuledRows(lines: readonly Line[], rulings: readonly number[]): Line[] {
  const stacks = stacksOf(rulings);
  if (stacks.length === 0) return [...lines];
  return lines.map((line) => {
    const stack = stacks.find((levels) => isBetween(line, levels));
    return stack?.[0] === undefined ? line : { ...line, ruled: [stack[0].from, stack[0].to] };
  });
}

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
