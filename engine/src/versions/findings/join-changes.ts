import type { Change, Matter } from '../change.ts';
import { areSettled, lengthOf, type ChangeMap, type Span } from '../change-map.ts';
import type { ReadingText } from '../../layout/reading-text/index.ts';
import { sentenceSpan, type Paper } from '../sentences.ts';
import { endsSentence, markerTokens } from '../token-places.ts';
import { matters } from './matters.ts';

/** Changes of substance that are read as one, with their positions in the list of changes. */
export interface JoinedChange {
  readonly a: Span;
  readonly b: Span;
  readonly matter: Matter;
  readonly changes: readonly number[];
}

/** Words that may be between two changes of one sentence that are reported as one. */
const between = 8;

/** A change with its position in the list of all. */
export interface PlacedChange {
  readonly change: Change;
  readonly index: number;
}

/**
 * Joins changes of substance that are next to each other, `Units 1 and 2`, `Units 5 and 6`, and the parts of a passage
 * that print cuts: a page ends within what was left out.
 */
export function joinChanges(map: ChangeMap, a: Paper, b: Paper, changes: readonly PlacedChange[]): JoinedChange[] {
  const { inA, inB } = map;
  const joined: JoinedChange[] = [];
  for (const { change, index } of changes) {
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
    else if (isNear(last, next) && areOfOneSentence(a, b, last, next)) joined.splice(-1, 1, joinedOf(last, next));
    else joined.push(next);
  }
  return joined;
}

/** On one side at least; where one of them is called a sentence, on the side that has it: it is only the end of one then. */
function areOfOneSentence(a: Paper, b: Paper, last: JoinedChange, next: JoinedChange): boolean {
  const [inA, inB] = [isOneSentence(a, last.a, next.a), isOneSentence(b, last.b, next.b)];
  const whole = [last, next].filter((one) => sentenceMatter(one) !== undefined);
  return whole.length === 0 ? inA || inB : whole.every((one) => (lengthOf(one.a) > 0 ? inA : inB));
}

/** No sentence ends between two changes; a passage may, where print cuts a sentence. */
function isOneSentence(paper: Paper, last: Span, next: Span): boolean {
  const { text } = paper;
  const [from, to] = [Math.max(last[0], last[1] - 1), Math.min(next[0], text.length - 1)];
  for (let token = from; token < to; token += 1) {
    const isCut = text.passageOf[token] !== text.passageOf[token + 1];
    if (!isCut && sentenceSpan(paper, token)[0] === sentenceSpan(paper, token + 1)[0]) continue;
    if (!isCut || !runsOn(text, token)) return false;
  }
  return true;
}

/** The sentence that a token is in continues in the next passage: both are parts of paragraphs. */
const runsOn = (text: ReadingText, token: number): boolean =>
  !endsSentence(text, token) &&
  markerTokens(text, token + 1) === 0 &&
  [token, token + 1].every((at) => text.passages[text.passageOf[at] ?? -1]?.kind === 'paragraph');

const joinedOf = (
  last: JoinedChange,
  next: JoinedChange,
  matter: Matter = heavierMatter(partMatter(last), partMatter(next)),
): JoinedChange => ({
  a: [last.a[0], next.a[1]],
  b: [last.b[0], next.b[1]],
  matter,
  changes: [...last.changes, ...next.changes],
});

/** The end of a sentence that is joined to what is before it is no sentence. */
const partMatter = ({ matter }: JoinedChange): Matter =>
  matter === 'sentence-deleted' || matter === 'sentence-inserted' ? 'words' : matter;

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

export const heavierMatter = (a: Matter, b: Matter): Matter => (matters.indexOf(a) <= matters.indexOf(b) ? a : b);
