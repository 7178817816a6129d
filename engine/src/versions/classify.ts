import type { ReadingText } from '../layout/reading-text/index.ts';
import type { Change, Matter } from './change.ts';
import { hunksOf, lengthOf, type ChangeMap, type Hunk, type Span } from './change-map.ts';
import { ClauseMap, isReference } from './clauses.ts';
import { closedWordsIn, differenceOf, figuresIn, hasNameIn, keysIn, openWordsIn } from './hunk-words.ts';
import { valuesIn } from './hunk-values.ts';
import { isOtherNumber, outside, sameValuesIn } from './kept-values.ts';
import { movedChanges } from './moved-changes.ts';
import { partPassages } from './part-passages.ts';
import { recognitionIn } from './recognition.ts';
import { reprintedIn } from './reprinted.ts';
import { isOfferOnly } from './changed-choice.ts';
import { areSameValues } from './same-values.ts';
import { isTakenOut } from './scanned/index.ts';
import { sentenceSpan, startsSentence, type Paper } from './sentences.ts';
import { isMarker, isSignOfAmount, wordsOf } from './token-places.ts';
import { closedClassNames } from './words/closed-class.ts';
import { spellingOf, withoutStrayFigures, writtenOut } from './words/spellings.ts';
import { meaningOf } from './words/word-classes.ts';

/** Gives every difference of two versions its one class; in the order of the second version. */
export function classify(map: ChangeMap, a: Paper, b: Paper): Change[] {
  const clauses = new ClauseMap(map);
  const hunks = partPassages(map, hunksOf(map));
  const orphans = clauses.orphansAmong(hunks);
  const recognised = recognitionIn(map);
  const classOf = (hunk: Hunk): Change => {
    if (isOfferOnly(a, b, hunk)) return { ...hunk, class: 'print', reason: 'order' };
    const recognition = recognised(hunk);
    if (recognition !== undefined) return asRecognised(hunk, recognition);
    if (orphans.get(hunk) === 'same') return { ...hunk, class: 'print', reason: 'order' };
    if (clauses.isFollowed(hunk) || orphans.has(hunk) || isMarkerAlone(map, hunk))
      return { ...hunk, class: 'renumbered' };
    if (isSignAlone(map, hunk)) return { ...hunk, class: 'substance', matter: 'value' };
    if (isEditorial(map, a, b, hunk)) return { ...hunk, class: 'editorial' };
    // Who takes a word out of a signed page means it, however small the word is.
    if (!isTakenOut(map, hunk) && isReworded(map, a, b, hunk)) return { ...hunk, class: 'reworded' };
    return { ...hunk, class: 'substance', matter: matterOf(a, b, hunk) };
  };
  const changes = hunks.map(classOf);
  const classOfSettled = ({ as, ...hunk }: (typeof map.settled)[number]): Change => {
    if (as === 'contents') return { ...hunk, class: 'editorial' };
    if (as === 'furniture' || as === 'spacing') return { ...hunk, class: 'print', reason: as };
    const recognition = recognised(hunk);
    if (recognition !== undefined) return asRecognised(hunk, recognition);
    return clauses.isRenumbered({ ...hunk, as })
      ? { ...hunk, class: 'renumbered' }
      : { ...hunk, class: 'substance', matter: 'reference' };
  };
  return [
    ...changes,
    ...map.settled.map(classOfSettled),
    ...movedChanges(map, a, b),
    ...reprintedIn(map, a, b),
  ].toSorted((x, y) => x.b[0] - y.b[0] || x.a[0] - y.a[0] || x.b[1] - y.b[1]);
}

const asRecognised = (hunk: Hunk, as: 'same' | 'unread'): Change => ({
  ...hunk,
  class: 'print',
  reason: 'recognition',
  ...(as === 'same' ? { isSame: true } : {}),
});

/** The number or the letter of an item that one version prints and the other does not. */
const isMarkerAlone = ({ a, b }: ChangeMap, hunk: Hunk): boolean =>
  (lengthOf(hunk.b) === 0 && isMarker(a, hunk.a)) || (lengthOf(hunk.a) === 0 && isMarker(b, hunk.b));

/** The sign of an amount below nothing, which one version prints in any way and the other does not. */
const isSignAlone = ({ a, b }: ChangeMap, hunk: Hunk): boolean =>
  (lengthOf(hunk.b) === 0 && isSignOfAmount(a, hunk.a)) || (lengthOf(hunk.a) === 0 && isSignOfAmount(b, hunk.b));

/** Another spelling of the same words, another print of the same value. */
function isEditorial(map: ChangeMap, a: Paper, b: Paper, hunk: Hunk): boolean {
  const [keysA, keysB] = [keysIn(a.text, hunk.a), keysIn(b.text, hunk.b)];
  const spelled = (keys: readonly string[]): string => keys.map((key) => writtenOut(spellingOf(key))).join(' ');
  if (spelled(keysA) === spelled(keysB)) return true;
  // `judgement` and `judg- ment`: a word that a line of an older print cuts.
  if (![...keysA, ...keysB].some((key) => /\d/u.test(key)) && spelled([keysA.join('')]) === spelled([keysB.join('')]))
    return true;
  if (isMiskeyed(a, b, hunk)) return true;
  const values = sameValuesIn(map, a, b, hunk);
  return values !== undefined && [...outside(a, hunk.a, values.a), ...outside(b, hunk.b, values.b)].length === 0;
}

/** One printed word that is the same but for a figure within a word, or a letter within a number: no paper means that. */
function isMiskeyed(a: Paper, b: Paper, hunk: Hunk): boolean {
  const [[wordA, ...moreA], [wordB, ...moreB]] = [wordsOf(a.text, hunk.a), wordsOf(b.text, hunk.b)];
  if (wordA === undefined || wordB === undefined || moreA.length + moreB.length > 0) return false;
  const [bareA, bareB] = [bareOf(wordA.text), bareOf(wordB.text)];
  const [keyedA, keyedB] = [withoutStrayFigures(bareA), withoutStrayFigures(bareB)];
  return (keyedA ?? keyedB) !== undefined && (keyedA ?? bareA.toLowerCase()) === (keyedB ?? bareB.toLowerCase());
}

/** Without the brackets, quotes and stops at its ends. */
const bareOf = (printed: string): string => printed.replace(/^[("“]+|[.,;:)"”]+$/gu, '');

/** Every word that says something has its equal on the other side of the change, as have its values: what is left are articles and the like. */
function isReworded(map: ChangeMap, a: Paper, b: Paper, hunk: Hunk): boolean {
  const values = sameValuesIn(map, a, b, hunk) ?? { a: [], b: [] };
  const [runsA, runsB] = [outside(a, hunk.a, values.a), outside(b, hunk.b, values.b)];
  if (closedDifference(a, b, runsA, runsB).length > 0) return false;
  const contents = (paper: Paper, runs: readonly Span[]): string[] =>
    runs.flatMap((run) => openWordsIn(paper.text, run));
  const { onlyA, onlyB } = differenceOf(contents(a, runsA), contents(b, runsB));
  return onlyA.length === 0 && onlyB.length === 0;
}

/** Kinds of the closed words of one side that none of the other says the same as. */
function closedDifference(a: Paper, b: Paper, runsA: readonly Span[], runsB: readonly Span[]): string[] {
  const tagged = (paper: Paper, runs: readonly Span[]): string[] =>
    runs.flatMap((run) => closedWordsIn(paper.text, run)).map(({ phrase, kind }) => `${kind} ${meaningOf(phrase)}`);
  const { onlyA, onlyB } = differenceOf(tagged(a, runsA), tagged(b, runsB));
  return [...onlyA, ...onlyB].map((tag) => tag.slice(0, tag.indexOf(' ')));
}

/** Part of the tokens of a sentence that makes it another sentence. */
const mostOf = 0.6;
const fewestTokens = 5;

function matterOf(a: Paper, b: Paper, { a: spanA, b: spanB }: Hunk): Matter {
  if (lengthOf(spanB) === 0 && isOfItsOwn(a, spanA)) return 'sentence-deleted';
  if (lengthOf(spanA) === 0 && isOfItsOwn(b, spanB)) return 'sentence-inserted';
  if (isMostOfSentence(a, spanA) && isMostOfSentence(b, spanB)) return 'sentence-replaced';
  const kinds = closedDifference(a, b, [spanA], [spanB]);
  if (kinds.includes('negation')) return 'negation';
  const hunk = { a: spanA, b: spanB };
  const isOther =
    !areSameValues(valuesIn(a, spanA), valuesIn(b, spanB)) || hasOtherFigures(a, b, hunk) || isOtherNumber(a, b, hunk);
  if (isOther) {
    const isReferred = [spanA, spanB].every(
      (span, side) => lengthOf(span) > 0 && isReference((side === 0 ? a : b).text, span[0]),
    );
    return isReferred ? 'reference' : 'value';
  }
  const kind = closedClassNames.find((name) => kinds.includes(name));
  if (kind !== undefined && kind !== 'relation') return kind;
  if (hasNameIn(a.text, spanA) || hasNameIn(b.text, spanB)) return 'name';
  return kind ?? 'words';
}

function hasOtherFigures(a: Paper, b: Paper, hunk: Hunk): boolean {
  const { onlyA, onlyB } = differenceOf(figuresIn(a.text, hunk.a), figuresIn(b.text, hunk.b));
  return onlyA.length + onlyB.length > 0;
}

/** Whole sentences, or all that is printed across a page. */
const isOfItsOwn = (paper: Paper, span: Span): boolean =>
  isWholeSentences(paper, span) || isWholeMark(paper.text, span);

const isWholeMark = (text: ReadingText, [from, to]: Span): boolean =>
  text.passages[text.passageOf[from] ?? -1]?.edge === 'mark' &&
  text.passageOf[from] !== text.passageOf[from - 1] &&
  text.passageOf[to - 1] !== text.passageOf[to];

const isWholeSentences = (paper: Paper, [from, to]: Span): boolean =>
  to - from >= fewestTokens && startsSentence(paper, from) && startsSentence(paper, to);

function isMostOfSentence(paper: Paper, span: Span): boolean {
  const sentence = sentenceSpan(paper, span[0]);
  return lengthOf(span) >= fewestTokens && lengthOf(span) >= lengthOf(sentence) * mostOf;
}
