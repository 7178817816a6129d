import type { Box } from '@app/shared/contracts';
import { inkMapOf, type InkBlob } from './ink-map.ts';
import type { ReadingText } from '../../layout/reading-text/index.ts';
import type { Word } from '../../layout/word.ts';
import type { ReadPage } from '../../pdf/read-document.ts';
import type { Change } from '../change.ts';
import { lengthOf } from '../change-map.ts';
import { wordAt, wordsOf } from '../token-places.ts';
import { isSignatureLabel } from '../words/signature-labels.ts';
import { inkOfWords, medianOf } from './ink-of-words.ts';
import { isPrintedThere, type ComparedText } from './is-printed-there.ts';
import { boxesFor } from './room-between.ts';
import { isPictured, unlevelled } from './unlevelled.ts';

/** Ink on a recognised page that no word of the other version explains. */
export interface AddedInk {
  readonly page: ReadPage;
  /** On the page set upright. */
  readonly box: Box;
  /** The token at the beginning of the nearest line of text. */
  readonly token: number;
  /** `text` is between or next to lines of text and as high as letters; `mark` is a signature, a stamp, initials. */
  readonly kind: 'text' | 'mark';
}

/** In sizes of the type: what belongs together, what is no speck, and what is larger in one stroke than letters. */
const reach = 0.45;
const [narrowest, lowest, rowHeight, highest, longestStroke] = [1.4, 0.3, 1, 1.7, 4];
/** Part of a mark that is outside of words: two lines of print that touch each other are none. */
const ownInk = 0.25;

/** The two versions, as the one whose pages are looked at sees them. */
export interface ScannedVersion extends ComparedText {
  readonly side: 'a' | 'b';
}

/** The ink of the recognised pages of one version that is neither read as words of the other one nor part of a change of substance. */
export function addedInk(version: ScannedVersion, changes: readonly Change[]): AddedInk[] {
  const { text, partners } = version;
  if (!text.passages.some(({ words: [word] }) => word !== undefined && isPictured(word.page))) return [];
  const explained = explainedWords(version, changes);
  const unread = unreadPlaces(version, changes);
  const byPage = Map.groupBy(textWords(text, partners), ({ word }) => word.page);
  return [...byPage].flatMap(([page, words]) => {
    const ink = isPictured(page) ? inkMapOf(page) : undefined;
    if (ink === undefined) return [];
    const size = medianSize(words);
    const boxes = [
      ...inkOfWords(page, ink, explained, size),
      ...unread.flatMap((one) => (one.page === page ? [one.box] : [])),
    ];
    const { strokes, pieces } = ink.writingOutside(boxes, {
      reach: size * reach,
      isLow: (box) => heightOf(box) < size * lowest,
      isLarge: (box) =>
        heightOf(box) > size * highest || (widthOf(box) > size * longestStroke && heightOf(box) > size * rowHeight),
    });
    const marks = strokes.filter(({ box, dots }) => dots >= (widthOf(box) + heightOf(box)) * ownInk);
    const isOfMark = ({ box }: InkBlob): boolean => marks.some((mark) => isWithin(box, grown(mark.box, size)));
    const found = (kind: AddedInk['kind'], { box }: InkBlob): AddedInk[] => {
      const near = nearestLine(box, words);
      const isKept =
        near !== undefined &&
        (kind === 'mark' || (near.isClose && !near.isSigned && !isPrintedThere(box, near.token, version)));
      return isKept ? [{ page, box, token: near.token, kind }] : [];
    };
    const texts = pieces.filter(
      (piece) =>
        widthOf(piece.box) >= size * narrowest &&
        heightOf(piece.box) >= size * lowest &&
        heightOf(piece.box) <= size * highest &&
        !isOfMark(piece),
    );
    return texts.flatMap((one) => found('text', one)).concat(marks.flatMap((one) => found('mark', one)));
  });
}

const grown = ([left, top, right, bottom]: Box, by: number): Box => [left - by, top - by, right + by, bottom + by];

interface TextWord {
  readonly word: Word;
  readonly token: number;
}

/** The words that both versions have: they show where text is. */
function textWords(text: ReadingText, partners: Int32Array): TextWord[] {
  const words: TextWord[] = [];
  for (let token = 0; token < text.length; token += 1) {
    const word = (partners[token] ?? -1) < 0 ? undefined : wordAt(text, token);
    if (word?.page.ocr === true) words.push({ word, token });
  }
  return words;
}

/**
 * All that was read but for what was set aside as misread though the other version has nothing in its place, with what the
 * other version prints for it.
 */
function explainedWords(
  { text, printed, partners, side }: ScannedVersion,
  changes: readonly Change[],
): Map<Word, Word | undefined> {
  const explained = new Map<Word, Word | undefined>();
  for (const change of changes)
    if (lengthOf(change[otherOf(side)]) > 0 || change.reason !== 'recognition')
      for (const word of wordsOf(text, change[side])) explained.set(word, undefined);
  for (const [token, partner] of partners.entries())
    if (partner >= 0)
      for (const word of wordsOf(text, [token, token + 1])) explained.set(word, wordAt(printed, partner));
  return explained;
}

const otherOf = (side: 'a' | 'b'): 'a' | 'b' => (side === 'a' ? 'b' : 'a');

/** Where words of the other version are that could not be read. */
const unreadPlaces = (
  { text, printed, partners, side }: ScannedVersion,
  changes: readonly Change[],
): ReturnType<typeof boxesFor> =>
  changes.flatMap((change) => {
    const span = change[otherOf(side)];
    return lengthOf(span) === 0 ? [] : boxesFor({ printed, span, read: text, at: change[side], partners });
  });

interface NearLine {
  readonly token: number;
  readonly isClose: boolean;
  readonly isSigned: boolean;
}

/** Lines farther away than this, in sizes of the type, have nothing to do with it. */
const farthest = 1.3;

function nearestLine(box: Box, words: readonly TextWord[]): NearLine | undefined {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const awayFrom = ({ word }: TextWord): readonly [across: number, along: number] => {
    const [left, top, right, bottom] = unlevelled([word.left, word.top, word.right, word.bottom], word.page);
    return [Math.abs((top + bottom) / 2 - y), Math.max(0, left - x, x - right)];
  };
  let nearest: TextWord | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of words) {
    const [across, along] = awayFrom(one);
    if (across * 2 + along >= least) continue;
    [nearest, least] = [one, across * 2 + along];
  }
  if (nearest === undefined) return undefined;
  const { word, token } = nearest;
  const [across, along] = awayFrom(nearest);
  const line = words.filter((one) => Math.abs(one.word.top - word.top) < word.size / 2);
  return {
    token,
    isClose: across < word.size * farthest && along < word.size * farthest,
    isSigned: line.some((one) => isSignatureLabel(one.word.text)),
  };
}

const medianSize = (words: readonly TextWord[]): number => medianOf(words.map(({ word }) => word.size)) ?? 10;

const widthOf = ([left, , right]: Box): number => right - left;
const heightOf = ([, top, , bottom]: Box): number => bottom - top;
const isWithin = (inner: Box, outer: Box): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];
