import type { Passage } from '../passage.ts';
import type { Word } from '../word.ts';
import { accountingMinus } from './accounting-minus.ts';
import { GrowingColumn } from './growing-column.ts';
import type { Lexemes } from './lexemes.ts';
import { findContents } from './find-contents.ts';
import { findRunningLines, type RunningLines } from './find-running-lines.ts';
import { isCutAt, withoutHyphen } from './join-cut-words.ts';
import { splitPrint } from './split-print.ts';

/** The number of a page at the end of a line of a table of contents. */
export const pageNumberMark = 1;
/** Read by a recogniser that was not sure. */
export const doubtMark = 2;
/** Part of an option that was offered and not taken. */
export const unchosenMark = 4;

/**
 * A document as one stream of tokens in reading order, running lines left out. Parallel arrays keep millions of them
 * small; equal numbers mean equal texts in all documents that share their lexemes.
 */
export interface ReadingText {
  readonly lexemes: Lexemes;
  readonly passages: readonly Passage[];
  /** Running heads, numbers of pages. */
  readonly running: RunningLines;
  readonly length: number;
  /** Lexeme of each token as it is compared. */
  readonly keys: Int32Array;
  /** Lexeme of each token as it is printed, in canonical characters. */
  readonly forms: Int32Array;
  readonly passageOf: Int32Array;
  /** The first of its words in its passage, and the last: a word cut at the end of a line has two. */
  readonly firstWords: Int32Array;
  readonly lastWords: Int32Array;
  readonly marks: Uint8Array;
}

/** Reads the texts of documents that are to be compared: one reader, so that they share their lexemes. */
export class TextReader {
  readonly lexemes: Lexemes;
  readonly #known = new Map<string, Lexed>();
  /** What stands for the number of any page. */
  readonly #page: number;

  constructor(lexemes: Lexemes) {
    this.lexemes = lexemes;
    this.#page = lexemes.idOf('…');
  }

  read(passages: readonly Passage[]): ReadingText {
    const draft = new Draft();
    const running = findRunningLines(passages);
    const contents = findContents(passages);
    for (const [index, passage] of passages.entries())
      if (!running.passages.has(index)) this.#addPassage(draft, index, passage, contents, running.words);
    return draft.finish(this.lexemes, passages, running);
  }

  #addPassage(
    draft: Draft,
    index: number,
    passage: Passage,
    pageNumbers: ReadonlySet<Word>,
    running: ReadonlySet<Word>,
  ): void {
    const { words, isUnchosen } = passage;
    const minus = accountingMinus(passage);
    // Counted: an iterator makes a pair for each of a million words.
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at];
      if (word === undefined || isOverprint(words[at - 1], word) || running.has(word) || minus.marks.has(at)) continue;
      const next = words[at + 1];
      const isJoined = next !== undefined && isCutAt(word, next);
      const mark = (word.flags & doubtfulFlag ? doubtMark : 0) | (isUnchosen === true ? unchosenMark : 0);
      const { keys, forms } = this.#lexed(isJoined ? withoutHyphen(word.text) + next.text : word.text);
      const isPageNumber = pageNumbers.has(word);
      if (minus.negative.has(at)) draft.add(this.lexemes.idOf('-'), this.lexemes.idOf('-'), index, at, at, mark);
      const last = isJoined ? at + 1 : at;
      // All numbers of pages in tables of contents are one: which it is depends on the typesetting.
      if (isPageNumber) draft.add(this.#page, this.#page, index, at, last, mark | pageNumberMark);
      else
        for (let piece = 0; piece < keys.length; piece += 1)
          draft.add(keys[piece] ?? 0, forms[piece] ?? 0, index, at, last, mark);
      if (isJoined) at += 1;
    }
  }

  #lexed(text: string): Lexed {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const pieces = splitPrint(text);
    const lexed = {
      keys: pieces.map(({ key }) => this.lexemes.idOf(key)),
      forms: pieces.map(({ form }) => this.lexemes.idOf(form)),
    };
    this.#known.set(text, lexed);
    return lexed;
  }
}

/** Set by the recogniser. */
const doubtfulFlag = 4;

interface Lexed {
  readonly keys: readonly number[];
  readonly forms: readonly number[];
}

/** How far the second print of a word may stand from the first, in points. */
const overprintPt = 1;

/** Some papers print a word twice in one place to make it bold. */
const isOverprint = (before: Word | undefined, word: Word): boolean =>
  before !== undefined &&
  before.text === word.text &&
  Math.abs(before.left - word.left) < overprintPt &&
  Math.abs(before.top - word.top) < overprintPt &&
  before.page === word.page;

class Draft {
  readonly #keys = new GrowingColumn();
  readonly #forms = new GrowingColumn();
  readonly #passages = new GrowingColumn();
  readonly #first = new GrowingColumn();
  readonly #last = new GrowingColumn();
  readonly #marks = new GrowingColumn();

  add(key: number, form: number, passage: number, first: number, last: number, mark: number): void {
    this.#keys.push(key);
    this.#forms.push(form);
    this.#passages.push(passage);
    this.#first.push(first);
    this.#last.push(last);
    this.#marks.push(mark);
  }

  finish(lexemes: Lexemes, passages: readonly Passage[], running: RunningLines): ReadingText {
    return {
      lexemes,
      passages,
      running,
      length: this.#keys.length,
      keys: this.#keys.values(),
      forms: this.#forms.values(),
      passageOf: this.#passages.values(),
      firstWords: this.#first.values(),
      lastWords: this.#last.values(),
      marks: Uint8Array.from(this.#marks.values()),
    };
  }
}
