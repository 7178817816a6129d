import type { ReadingText } from '../layout/reading-text/index.ts';
import { hasNameIn } from './hunk-words.ts';
import { areInOtherCells } from './in-cells.ts';
import { hangsOnPlace } from './may-move.ts';
import { hunksOf, lengthOf, type ChangeMap, type Hunk, type Span } from './change-map.ts';

/** Hunks in a row that are looked at together. */
const mostHunks = 8;
/** Tokens that may stand between them, and for each token that was to be found in its other place. */
const nearTokens = 40;
const nearEach = 6;

/** So many words that are the same on both sides are the same lines, read in another order, whatever they end with. */
const sure = 8;

/** What differs by the order of its words only: groups of neighbouring hunks that hold the same tokens on both sides. */
export function sameWordsIn(map: ChangeMap, hunks: readonly Hunk[] = hunksOf(map)): Hunk[][] {
  const groups: Hunk[][] = [];
  for (let first = 0; first < hunks.length; first += 1) {
    const group = groupFrom(map, hunks, first);
    if (group === undefined) continue;
    const words = group.reduce((sum, { a }) => sum + lengthOf(a), 0);
    if (words < sure && group.some((hunk) => isPlaced(map, hunk))) continue;
    if (areInOtherCells(map, group)) continue;
    groups.push(group);
    first += group.length - 1;
  }
  return groups;
}

/**
 * What it says depends on where it stands: `not` in another place is another statement, a name there does something else,
 * and of two words that changed places each stands for the other.
 */
const isPlaced = ({ a, b }: ChangeMap, hunk: Hunk): boolean =>
  (lengthOf(hunk.a) > 0 && lengthOf(hunk.b) > 0) ||
  hasNameIn(a, hunk.a) ||
  hasNameIn(b, hunk.b) ||
  (lengthOf(hunk.b) === 0 && hangsOnPlace(a, hunk.a)) ||
  (lengthOf(hunk.a) === 0 && hangsOnPlace(b, hunk.b));

function groupFrom({ a, b }: ChangeMap, hunks: readonly Hunk[], first: number): Hunk[] | undefined {
  const balance = new Map<number, number>();
  let [open, most] = [0, 0];
  const add = ({ keys }: ReadingText, [from, to]: Span, step: number): void => {
    for (let token = from; token < to; token += 1) {
      const key = keys[token] ?? 0;
      const before = balance.get(key) ?? 0;
      open += Math.abs(before + step) - Math.abs(before);
      balance.set(key, before + step);
    }
  };
  for (let last = first; last < Math.min(hunks.length, first + mostHunks); last += 1) {
    const [before, hunk] = [hunks[last - 1], hunks[last]];
    if (hunk === undefined) return undefined;
    if (last > first && before !== undefined && hunk.b[0] - before.b[1] > Math.max(nearTokens, most * nearEach))
      return undefined;
    add(a, hunk.a, 1);
    add(b, hunk.b, -1);
    most = Math.max(most, open);
    if (open === 0 && lengthOf(hunk.a) + lengthOf(hunk.b) > 0) return hunks.slice(first, last + 1);
  }
  return undefined;
}
