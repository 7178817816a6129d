import type { ReadingText } from '../layout/reading-text/index.ts';
import { hunksOf, runsOf, unpair, type ChangeMap, type Hunk, type Move, type Span } from './change-map.ts';

/**
 * Takes apart what is equal by chance between two changes: of a sentence that was written anew, `the` and `of` are no
 * part that stayed. Equal words stay where they are longer than what changed on one side of them (the semantic clean-up
 * of diff-match-patch, Fraser).
 */
export function joinHunks(map: ChangeMap): void {
  const joined: Change[] = [];
  for (const hunk of hunksOf(map)) {
    let change = changeOf(map, hunk);
    // What was joined is longer than it was: the change before it is looked at again.
    for (let last = joined.at(-1); last !== undefined && isEqualByChance(map, last, change); last = joined.at(-1)) {
      for (let token = last.a[1]; token < change.a[0]; token += 1) unpair(map, token);
      change = changeOf(map, { a: [last.a[0], change.a[1]], b: [last.b[0], change.b[1]] });
      joined.pop();
    }
    joined.push(change);
  }
  keepPaired(map);
}

/** What is left of the moves: a word of one that was taken apart did not move. */
function keepPaired({ moves, inB }: ChangeMap): void {
  const left = moves.flatMap(({ a, b, isOrder }): Move[] => {
    const pairs = Array.from({ length: a[1] - a[0] }, (_, step): [number, number] => [a[0] + step, b[0] + step]);
    const parts = runsOf(pairs.filter(([own, other]) => inB[own] === other));
    return isOrder === true ? parts.map((part): Move => ({ ...part, isOrder })) : parts;
  });
  moves.splice(0, moves.length, ...left);
}

interface Change extends Hunk {
  readonly lettersA: number;
  readonly lettersB: number;
}

const changeOf = ({ a, b }: ChangeMap, hunk: Hunk): Change => ({
  ...hunk,
  lettersA: lettersIn(a, hunk.a),
  lettersB: lettersIn(b, hunk.b),
});

function lettersIn({ keys, lexemes }: ReadingText, [from, to]: Span): number {
  let letters = 0;
  for (let token = from; token < to; token += 1) letters += lexemes.textOf(keys[token] ?? 0).length;
  return letters;
}

const isReplaced = ({ lettersA, lettersB }: Change): boolean => lettersA > 0 && lettersB > 0;

/** Something was put in the place of something on one side at least: what is left out here and put in there are two changes. */
function isEqualByChance(map: ChangeMap, last: Change, next: Change): boolean {
  const length = next.a[0] - last.a[1];
  if (length <= 0 || length !== next.b[0] - last.b[1] || (!isReplaced(last) && !isReplaced(next))) return false;
  for (let step = 0; step < length; step += 1) if (map.inB[last.a[1] + step] !== last.b[1] + step) return false;
  const most = ({ lettersA, lettersB }: Change): number => Math.max(lettersA, lettersB);
  return lettersIn(map.a, [last.a[1], next.a[0]]) <= Math.min(most(last), most(next));
}
