import type { BaseLine } from './base-line.ts';
import { alongLine, type PageWords } from './page-words.ts';
import { copyBox, emptyBox, stretch, type PlacedBox } from './placed-box.ts';
import { UnspacedRun } from './cut-unspaced.ts';
import { isRightToLeft, isUnspaced } from './scripts.ts';
import { isSuperscript, lowered, withRaised } from './raised-digits.ts';

export interface WordStyle {
  readonly first: number;
  readonly flags: number;
  readonly quarter: number;
}

/** Gaps that part words whose letters join, in heights of the word: as measured, and where PDFium supposes a space. */
const joinedGap = { measured: 0.45, supposed: 0.2 } as const;
const samePlacePt = 0.01;
const mark = /^\p{M}/u;
/** Dots up to the number of a page. */
const leaders = '....';
const noPlaces: readonly number[] = [];

/** Puts the characters of a page together to words, in the order in which they come. */
export class WordWriter {
  readonly #words: PageWords;
  readonly #describe: (character: number) => WordStyle;
  readonly #baseLine: BaseLine;
  readonly #previous = emptyBox();
  /** The last character that is not raised, and its box. */
  #base = 0;
  readonly #baseBox = emptyBox();
  readonly #extent = emptyBox();
  #style: WordStyle = { first: 0, flags: 0, quarter: 0 };
  #word = '';
  /** Raised digits behind the word. */
  #raised = '';
  /** The word, where it is a line of a script without spaces. */
  readonly #run = new UnspacedRun();
  /** Left edges of the letters at its end that run from right to left. */
  #lefts: readonly number[] = noPlaces;
  /** Height of the last such word. */
  #lastHeight = 0;

  constructor(words: PageWords, describe: (character: number) => WordStyle, baseLine: BaseLine) {
    this.#words = words;
    this.#describe = describe;
    this.#baseLine = baseLine;
  }

  /** A gap wider than `gap` of the size of the characters parts this one from the word before. */
  add(text: string, index: number, box: PlacedBox, gap: number): void {
    const isOfRun = isUnspaced(text);
    if (this.#word !== '' && (this.#isApart(text, box, gap) || isOfRun === this.#run.isEmpty)) this.endWord();
    if (isOfRun) this.#run.add(text, index, box);
    if (text !== '.' && this.#word.endsWith(leaders)) this.endWord();
    if (this.#word !== '' && this.#isMark(text, index, box)) {
      this.#raised += text;
      copyBox(box, this.#previous);
      if (this.#style.quarter === 0) this.#extent.right = Math.max(this.#extent.right, box.right);
      return;
    }
    if (this.#raised !== '') this.#goOnBehindRaised(text);
    if (this.#word === '') {
      this.#style = this.#describe(index);
      copyBox(box, this.#extent);
    } else stretch(this.#extent, box);
    if (isRightToLeft(text)) this.#addRightToLeft(text, box);
    else {
      // The mark before a footnote: no word stands before it that it could be raised above.
      this.#word += this.#word === '' && text > asciiEnd ? lowered(text) : text;
      this.#lefts = noPlaces;
    }
    copyBox(box, this.#previous);
    this.#base = index;
    copyBox(box, this.#baseBox);
  }

  #isApart(text: string, box: PlacedBox, gap: number): boolean {
    const { quarter } = this.#style;
    if (quarter !== 0 || this.#lefts.length === 0 || !isRightToLeft(text))
      return isApart(this.#previous, box, quarter, gap);
    // Fonts of these scripts have letters of all heights, and PDFium puts those of a ligature in the wrong order: what
    // counts is how far a letter stands from the whole of the word.
    const { left, top, right, bottom } = this.#extent;
    const most =
      Math.max(bottom - top, this.#lastHeight) * (gap < joinedGap.supposed ? joinedGap.supposed : joinedGap.measured);
    return box.top > bottom || box.bottom < top || left - box.right > most || box.left - right > most;
  }

  /** Letters that run from right to left are kept in that order; a mark stays behind its letter. */
  #addRightToLeft(text: string, box: PlacedBox): void {
    const lefts = [...this.#lefts];
    let at = lefts.length;
    if (!mark.test(text)) while (at > 0 && (lefts[at - 1] ?? 0) < box.left - samePlacePt) at -= 1;
    const end = this.#word.length - (lefts.length - at);
    this.#word = this.#word.slice(0, end) + text + this.#word.slice(end);
    lefts.splice(at, 0, mark.test(text) ? (lefts.at(-1) ?? box.left) : box.left);
    this.#lefts = lefts;
  }

  /** A raised digit behind other characters. */
  #isMark(text: string, index: number, box: PlacedBox): boolean {
    // Most characters of most texts are of ASCII, which has no raised digits.
    if (text < '0' || text > '9') return text > asciiEnd && isSuperscript(text);
    const { quarter } = this.#style;
    const height = heightAbove(this.#baseBox, box, quarter);
    return height > 0 && this.#baseLine(this.#base, quarter) - this.#baseLine(index, quarter) >= height * higher;
  }

  endWord(): void {
    const text = this.#raised === '' ? this.#word : withRaised(this.#word, this.#raised);
    if (!this.#run.isEmpty)
      for (const { text: cut, box, first } of this.#run.cut())
        addWord(this.#words, cut, box, { ...this.#style, first });
    else if (text !== '') addWord(this.#words, text, this.#extent, this.#style);
    if (this.#lefts.length > 0) this.#lastHeight = this.#extent.bottom - this.#extent.top;
    this.#word = '';
    this.#raised = '';
    this.#lefts = noPlaces;
  }

  /** `1¹⁄₂`: the raised digit between a number and the bar of a fraction belongs to it; that of `m³/h` to the unit. */
  #goOnBehindRaised(text: string): void {
    const raised = this.#raised;
    this.#raised = '';
    if (!fractionBar.test(text) || !endsInDigit.test(this.#word)) {
      this.#word = withRaised(this.#word, raised);
      return;
    }
    this.endWord();
    this.#word = raised;
    copyBox(this.#previous, this.#extent);
  }
}

const asciiEnd = '\u007F';
const endsInDigit = /\d$/u;
const fractionBar = /^[/\u2044\u2215]$/u;

/** A raised character is smaller than those beside it, and its base line runs higher, in parts of their height. */
const smaller = 0.9;
const higher = 0.15;

/** The height of a character, where one behind it is smaller and stands no lower; 0 where not. */
function heightAbove(base: PlacedBox, next: PlacedBox, quarter: number): number {
  const [, , top, bottom] = alongLine(base, quarter);
  const [, , nextTop, nextBottom] = alongLine(next, quarter);
  const height = bottom - top;
  return nextBottom - nextTop <= height * smaller && nextBottom < bottom && nextBottom > top ? height : 0;
}

function isApart(previous: PlacedBox, next: PlacedBox, quarter: number, gap: number): boolean {
  // Nearly all text runs this way: it is told without turning the boxes.
  if (quarter === 0) {
    const height = Math.max(Math.min(previous.bottom - previous.top, next.bottom - next.top), 1);
    if (Math.min(previous.bottom, next.bottom) - Math.max(previous.top, next.top) < height * 0.3) return true;
    return next.left - previous.right > height * gap || previous.left - next.right > height * gap;
  }
  const [start, end, top, bottom] = alongLine(previous, quarter);
  const [nextStart, nextEnd, nextTop, nextBottom] = alongLine(next, quarter);
  const size = Math.max(Math.min(bottom - top, nextBottom - nextTop), 1);
  if (Math.min(bottom, nextBottom) - Math.max(top, nextTop) < size * 0.3) return true;
  return nextStart - end > size * gap || start - nextEnd > size * gap;
}

/** Nobody sees a word that stands further off, in points: the largest page there can be measures a tenth of it. */
const farthest = 1_000_000;
const isNear = (edge: number): boolean => Math.abs(edge) < farthest;

function addWord(words: PageWords, text: string, box: PlacedBox, style: WordStyle): void {
  const { left, top, right, bottom } = box;
  // Broken files place words anywhere, and nowhere.
  if (!isNear(left) || !isNear(top) || !isNear(right) || !isNear(bottom)) return;
  words.texts.push(text);
  words.boxes.push(left, top, right, bottom);
  words.sizes.push(Math.round((style.quarter % 2 === 0 ? bottom - top : right - left) * 10) / 10);
  words.flags.push(style.flags);
  words.quarters.push(style.quarter);
  words.firsts.push(style.first);
}
