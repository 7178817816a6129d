import type { Change, Matter } from '../change.ts';
import { areSettled, lengthOf, type ChangeMap, type Span } from '../change-map.ts';
import { keysIn } from '../hunk-words.ts';
import { matters } from './matters.ts';

/** Changes of substance that are read as one, with their positions in the list of changes. */
export interface JoinedChange {
  readonly a: Span;
  readonly b: Span;
  readonly matter: Matter;
  readonly changes: readonly number[];
}

/** Words that may stand between two changes of one sentence that are told as one. */
const between = 4;

/**
 * Joins changes of substance that stand next to each other, `Units 1 and 2`, `Units 5 and 6`, and the parts of a passage
 * that print cuts: a page ends within what was left out.
 */
export function joinChanges({ a, b, inA, inB }: ChangeMap, changes: readonly Change[]): JoinedChange[] {
  const joined: JoinedChange[] = [];
  for (const [index, change] of changes.entries()) {
    if (change.class !== 'substance' || change.matter === undefined) continue;
    const last = joined.at(-1);
    const next: JoinedChange = { a: change.a, b: change.b, matter: change.matter, changes: [index] };
    if (last === undefined) joined.push(next);
    else if (
      areSettled(inB, [last.a[1], next.a[0]]) &&
      areSettled(inA, [last.b[1], next.b[0]]) &&
      areOneSided(last, next)
    )
      joined.splice(-1, 1, joinedOf(last, next, sentenceMatter(last) ?? sentenceMatter(next)));
    else if (
      isNear(last, next) &&
      isOnePlace(last, next, inB) &&
      a.passageOf[last.a[0]] === a.passageOf[next.a[0]] &&
      b.passageOf[last.b[0]] === b.passageOf[next.b[0]]
    )
      joined.splice(-1, 1, joinedOf(last, next));
    else joined.push(next);
  }
  return joined;
}

const joinedOf = (
  last: JoinedChange,
  next: JoinedChange,
  matter: Matter = heavier(last.matter, next.matter),
): JoinedChange => ({
  a: [last.a[0], next.a[1]],
  b: [last.b[0], next.b[1]],
  matter,
  changes: [...last.changes, ...next.changes],
});

/** Both were left out, or both put in. */
const areOneSided = (last: JoinedChange, next: JoinedChange): boolean =>
  (lengthOf(last.a) === 0 && lengthOf(next.a) === 0) || (lengthOf(last.b) === 0 && lengthOf(next.b) === 0);

const sentenceMatter = ({ matter }: JoinedChange): Matter | undefined =>
  matter === 'sentence-deleted' || matter === 'sentence-inserted' ? matter : undefined;

const isNear = (last: JoinedChange, next: JoinedChange): boolean =>
  next.a[0] >= last.a[1] &&
  next.b[0] >= last.b[1] &&
  next.a[0] - last.a[1] <= between &&
  next.b[0] - last.b[1] <= between;

/** Nothing of another place stands between them. */
function isOnePlace(last: JoinedChange, next: JoinedChange, inB: Int32Array): boolean {
  for (let token = last.a[1]; token < next.a[0]; token += 1) {
    const partner = inB[token] ?? -1;
    if (partner >= 0 && (partner < last.b[1] || partner >= next.b[0])) return false;
  }
  return true;
}

const heavier = (a: Matter, b: Matter): Matter => (matters.indexOf(a) <= matters.indexOf(b) ? a : b);

/** What is said once of all the places where one thing became another: a party renamed sixty times. */
const repeatable = new Set<Matter>(['name', 'value', 'reference', 'words', 'relation', 'quantifier']);

/** The same change at several places, by its words; every other change on its own. */
export function groupRepeats({ a, b }: ChangeMap, changes: readonly JoinedChange[]): JoinedChange[][] {
  const groups = Map.groupBy(changes, (change) => {
    const [from, to] = [keysIn(a, change.a), keysIn(b, change.b)];
    const isRepeatable = repeatable.has(change.matter) && from.length > 0 && to.length > 0;
    return isRepeatable ? `${from.join(' ')} > ${to.join(' ')}` : change;
  });
  return [...groups.values()];
}
