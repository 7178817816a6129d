import { lengthOf, type ChangeMap, type Span } from '../change-map.ts';
import { markerLength } from '../../layout/list-marker.ts';
import type { ReadingText } from '../../layout/reading-text/index.ts';
import { sentenceSpan, type Paper } from '../sentences.ts';
import type { JoinedChange } from './join-changes.ts';

/**
 * Part of a passage that is other words from which on it was written anew: the least, in steps of 0.05, at which no two edits
 * that were made independently are reported as one, on contracts typeset anew with known edits (docs/benchmarks.md,
 * `versions`). At 0.3 some are.
 */
const rewritten = 0.4;
/** A share of fewer words that changed says nothing: two ticks of a form are two changes. The edits of the contracts give the same without it. */
const fewestChanged = 20;

/**
 * Changes in the order of the second version, those of one matter together: of one sentence, or of a passage that was
 * written anew, in which what is still equal says little.
 */
export function passagesIn(map: ChangeMap, a: Paper, b: Paper, changes: readonly JoinedChange[]): JoinedChange[][] {
  const passages: Passage[] = [];
  for (const change of changes.toSorted((x, y) => x.b[0] - y.b[0] || x.a[0] - y.a[0])) {
    let next: Passage = passageOf(change);
    // What was joined is longer than it was: the passage before it is looked at again.
    for (let last = passages.at(-1); last !== undefined && areOne(map, a, b, last, next); last = passages.at(-1)) {
      next = joined(last, next);
      passages.pop();
    }
    passages.push(next);
  }
  return passages.map((passage) => passage.changes);
}

interface Passage {
  readonly a: Span;
  readonly b: Span;
  readonly changes: JoinedChange[];
  /** Tokens that changed. */
  readonly changed: readonly [number, number];
}

const passageOf = (change: JoinedChange): Passage => ({
  a: change.a,
  b: change.b,
  changes: [change],
  changed: [lengthOf(change.a), lengthOf(change.b)],
});

const joined = (last: Passage, next: Passage): Passage => ({
  a: [Math.min(last.a[0], next.a[0]), Math.max(last.a[1], next.a[1])],
  b: [Math.min(last.b[0], next.b[0]), Math.max(last.b[1], next.b[1])],
  changes: [...last.changes, ...next.changes],
  changed: [last.changed[0] + next.changed[0], last.changed[1] + next.changed[1]],
});

function areOne(map: ChangeMap, a: Paper, b: Paper, last: Passage, next: Passage): boolean {
  if (isParted(map.a, last.a, next.a) || isParted(map.b, last.b, next.b)) return false;
  if (isOneSentence(a, last.a, next.a) && isOneSentence(b, last.b, next.b)) return true;
  const whole = joined(last, next);
  if (Math.max(...whole.changed) < fewestChanged) return false;
  const shares = [whole.changed[0] / lengthOf(whole.a), whole.changed[1] / lengthOf(whole.b)];
  return Math.max(...shares) >= rewritten;
}

/** A heading stands between them, or the number of an article. */
const isParted = ({ passages, passageOf }: ReadingText, last: Span, next: Span): boolean =>
  passages
    .slice(
      (passageOf[Math.max(0, Math.min(last[1], next[1]) - 1)] ?? 0) + 1,
      (passageOf[Math.max(last[0], next[0])] ?? 0) + 1,
    )
    .some(({ kind, words }) => kind === 'heading' || markerLength(words) > 1);

/** The end of the one and the beginning of the other are in one sentence. */
function isOneSentence(paper: Paper, last: Span, next: Span): boolean {
  const [from, to] = sentenceSpan(paper, Math.max(last[0], last[1] - 1));
  return next[0] >= from && Math.max(next[0] + 1, next[1]) <= to;
}
