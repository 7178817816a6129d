import type { ReadingText } from '../layout/reading-text/index.ts';
import { languageSpoken } from '../facts/numbers/number-format.ts';
import { findNumberWords } from '../facts/numbers/number-words.ts';
import { hasUnchosen, isUnchosen } from './changed-choice.ts';
import { hasNameIn } from './hunk-words.ts';
import { isInOtherCell } from './in-cells.ts';
import { none, type ChangeMap, type Move, type Span } from './change-map.ts';
import { markerAround } from './markers.ts';
import {
  borderBefore,
  endsSentence,
  isAmongMarkers,
  isMarker,
  markerTokens,
  pageAt,
  withMarker,
} from './token-places.ts';
import { isRunning } from './settle-running-text.ts';
import { classOf } from './words/word-classes.ts';

/** So many words in a row are the same words in another place, whatever stands around them. */
const sure = 12;
/** So many need to be all that changed in one of the two places. */
const likely = 3;
/** And so many where they are all that changed in both places. */
const together = 5;
/** A few words are looked for this far around, in tokens. */
const near = 60;

/**
 * Whether equal words without a partner on either side are the same words in another place. Fewer words need more: that
 * nothing else changed where they stood, that they are a cell, a line or an item, and that nothing hangs on their place.
 */
export function mayMove(map: ChangeMap, move: Move, moved: Uint8Array): boolean {
  const length = move.a[1] - move.a[0];
  if (isRunning(map.a, move.a[0]) || isRunning(map.b, move.b[0])) return false;
  // What is ticked here and was not there is a change, though the words are printed on both papers.
  if (isUnchosen(map.a, move.a[0]) !== isUnchosen(map.b, move.b[0])) return !hasUnchosen(map.a) || !hasUnchosen(map.b);
  if (isInOtherCell(map, move)) return false;
  if (length >= sure || continuesMove(map, move, moved)) return true;
  const isWholeA = isWholeRun(map.a, map.inB, move.a);
  const isWholeB = isWholeRun(map.b, map.inA, move.b);
  const isWhole = isWholeA || isWholeB;
  if (isWholeA && isWholeB && length >= together) return true;
  const units = Number(isUnit(map.a, move.a)) + Number(isUnit(map.b, move.b));
  const isMarkerOf = (text: ReadingText, span: Span): boolean => isMarker(text, span) || isAmongMarkers(text, span[0]);
  if (isMarkerOf(map.a, move.a) || isMarkerOf(map.b, move.b))
    return isMarkerOf(map.a, move.a) && isMarkerOf(map.b, move.b);
  // The number of a clause goes with its clause, and is none that is spoken of.
  if (isInMarker(map.a, move.a) || isInMarker(map.b, move.b)) return false;
  // A stretched line is read cell by cell, whatever its last word is.
  const isCellRead = isWholeA && isWholeB && length >= likely && units > 0;
  if (!isCellRead && hangsOnPlace(map.a, move.a)) return false;
  if (length >= likely && units > 0) return isWhole || units === 2;
  // A name in another place does something else, unless its line was read apart.
  const isReadApart = units === 2 || (units > 0 && isWholeA && isWholeB);
  if (!isWhole || (!isReadApart && hasNameIn(map.a, move.a))) return false;
  return isNear(map, move) && (units > 0 || !hasNumber(map.a, move.a));
}

/** Tokens that may stand between two parts of what moved, on either side. */
const within = 4;

/**
 * What moved next to it, before or behind, stands so near on both sides that it is the same passage, and in the same order:
 * parties that changed places within what moved did not move with it.
 */
function continuesMove({ inB }: ChangeMap, { a, b }: Move, moved: Uint8Array): boolean {
  let [before, behind] = [a[0] - 1, a[1]];
  while (before > a[0] - 1 - within && moved[before] !== 1) before -= 1;
  while (behind < a[1] + within && moved[behind] !== 1) behind += 1;
  const gaps = [
    moved[before] === 1 ? b[0] - 1 - (inB[before] ?? none) : undefined,
    moved[behind] === 1 ? (inB[behind] ?? none) - b[1] : undefined,
  ].filter((gap) => gap !== undefined);
  // What moved to somewhere else says nothing; what stands near on the wrong side does.
  const isCrossed = gaps.some((gap) => gap < 0 && gap >= -(b[1] - b[0]) - within);
  return !isCrossed && gaps.some((gap) => gap >= 0 && gap < within);
}

/** It is the number of a clause, or the rest of one: `Article | 12`, also where that is all of a heading. */
const isInMarker = (text: ReadingText, [from, to]: Span): boolean => {
  const isAtEnd = borderBefore(text, to) === 'passage';
  const start = isAtEnd ? (markerAround(text, from) ?? to) : withMarker(text, to);
  return start <= from && start + markerTokens(text, start) === to;
};

/** Nothing else changed where it stands, but for the number in front of it. */
export function isWholeRun(text: ReadingText, partners: Int32Array, [from, to]: Span): boolean {
  const first = withMarker(text, from);
  return (
    [from, first].some((start) => start === 0 || partners[start - 1] !== none) &&
    (to === partners.length || partners[to] !== none)
  );
}

/** It begins and ends where a cell, a line, a sentence or a passage does. */
function isUnit(text: ReadingText, [from, to]: Span): boolean {
  const isStart = borderBefore(text, withMarker(text, from)) !== 'none' || endsSentence(text, from - 1);
  return isStart && (borderBefore(text, to) !== 'none' || endsSentence(text, to - 1));
}

function isNear({ a, b, inB, inA }: ChangeMap, move: Move): boolean {
  const before = move.a[0] === 0 ? 0 : (inB[move.a[0] - 1] ?? none) + 1;
  const behind = inA[move.b[0] - 1] ?? none;
  if (Math.abs(before - move.b[0]) <= near || Math.abs(behind + 1 - move.a[0]) <= near) return true;
  // What stands at another height of the same page was read in another order.
  return pageAt(b, before) === pageAt(b, move.b[0]) || pageAt(a, behind + 1) === pageAt(a, move.a[0]);
}

/** `not`, `may`, `if`: what such a word does it does to the word behind it, which then must have gone with it. */
function hangsOnPlace(a: ReadingText, [from, to]: Span): boolean {
  const last = classOf(a.lexemes.textOf(a.keys[to - 1] ?? 0));
  if (last === undefined || (last === 'relation' && to - from > 1)) return false;
  return !endsSentence(a, to - 1) && borderBefore(a, to) === 'none';
}

/** A number, in figures or in words: `five working days` and `five (5) years` are no five that changed its place. */
const hasNumber = (text: ReadingText, [from, to]: Span): boolean => {
  for (let token = from; token < to; token += 1) {
    const word = text.lexemes.textOf(text.keys[token] ?? 0);
    const language = languageSpoken(text.passages[text.passageOf[token] ?? -1]?.words ?? []) ?? 'en';
    if (/\d/u.test(word) || findNumberWords(word, language).length > 0) return true;
  }
  return false;
};
