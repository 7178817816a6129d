import { pageNumberMark, type ReadingText } from '../layout/reading-text/index.ts';
import { none, type Span } from './change-map.ts';
import type { VersionComparison } from './compare-versions.ts';
import { printedWords, wordOfTokens, type PrintedWord } from './printed-words.ts';

/** Words, or the end of a paragraph, of both versions, of the earlier one only, or of the later one only. */
export type RedlineMark = 'same' | 'deleted' | 'inserted';

export interface RedlineRun {
  readonly mark: RedlineMark;
  /** Whole words as printed, with the space before them where they begin no paragraph. */
  readonly text: string;
}

export interface RedlineParagraph {
  readonly runs: readonly RedlineRun[];
  readonly end: RedlineMark;
}

/**
 * Two versions as one text: without what is inserted it is the earlier one, without what is deleted the later one, word
 * for word. A word is told as a whole, also where a part of it differs; what moved is deleted in one place and inserted in
 * the other.
 */
export function redlineOf(comparison: VersionComparison, earlier: 'a' | 'b'): RedlineParagraph[] {
  const later = earlier === 'a' ? 'b' : 'a';
  const [from, to] = [printedWords(comparison.map[earlier]), printedWords(comparison.map[later])];
  const kept = keptWords(comparison, earlier, from, to);
  const draft = new RedlineDraft();
  let [old, fresh] = [0, 0];
  for (const [at, word] of to.entries()) {
    const partner = kept[at] ?? none;
    if (partner < old) continue;
    draft.takeAll('deleted', from.slice(old, partner));
    draft.takeAll('inserted', to.slice(fresh, at));
    draft.keep(from[partner], word);
    [old, fresh] = [partner + 1, at + 1];
  }
  draft.takeAll('deleted', from.slice(old));
  draft.takeAll('inserted', to.slice(fresh));
  return draft.finish();
}

/** For each word of the later version the one of the earlier that it is, where no change tells a token of either. */
function keptWords(
  { map, changes }: VersionComparison,
  earlier: 'a' | 'b',
  from: readonly PrintedWord[],
  to: readonly PrintedWord[],
): Int32Array {
  const later = earlier === 'a' ? 'b' : 'a';
  const partners = later === 'b' ? map.inA : map.inB;
  const told = tellTokens(
    map[later].length,
    changes.map((change) => change[later]),
  );
  const wordOf = wordOfTokens(from, map[earlier].length);
  return Int32Array.from(to, ({ text, tokens: [first, end] }) => {
    const partner = partners[first] ?? none;
    const word = partner < 0 ? none : (wordOf[partner] ?? none);
    const tokens = from[word]?.tokens;
    if (tokens?.[0] !== partner || tokens[1] - tokens[0] !== end - first) return none;
    // Numbers of pages in a table of contents are equal to each other, whatever they are.
    if (isPageNumber(map[later], first) && from[word]?.text !== text) return none;
    for (let token = first; token < end; token += 1)
      if (told[token] === 1 || partners[token] !== partner + token - first) return none;
    return word;
  });
}

const isPageNumber = ({ marks }: ReadingText, token: number): boolean => ((marks[token] ?? 0) & pageNumberMark) !== 0;

/** For each token whether a change tells of it. */
function tellTokens(length: number, spans: readonly Span[]): Uint8Array {
  const told = new Uint8Array(length);
  for (const [from, to] of spans) told.fill(1, from, to);
  return told;
}

/** Where the words of one of the versions that were told last stand. */
class Side {
  #passage = none;

  /** Goes on to a word; returns whether it begins a paragraph that is not the first. */
  goTo({ passage }: PrintedWord): boolean {
    const isNew = this.#passage !== none && this.#passage !== passage;
    this.#passage = passage;
    return isNew;
  }
}

class RedlineDraft {
  readonly #sides = { deleted: new Side(), inserted: new Side() };
  readonly #paragraphs: RedlineParagraph[] = [];
  #runs: { mark: RedlineMark; text: string }[] = [];

  takeAll(mark: 'deleted' | 'inserted', words: readonly PrintedWord[]): void {
    for (const word of words) {
      if (this.#sides[mark].goTo(word)) this.#end(mark);
      this.#add(mark, word.text);
    }
  }

  keep(old: PrintedWord | undefined, fresh: PrintedWord): void {
    const endsOld = old !== undefined && this.#sides.deleted.goTo(old);
    const endsNew = this.#sides.inserted.goTo(fresh);
    if (endsOld || endsNew) this.#end(endsOld && endsNew ? 'same' : endsOld ? 'deleted' : 'inserted');
    this.#add('same', fresh.text);
  }

  finish(): RedlineParagraph[] {
    if (this.#runs.length > 0) this.#end('same');
    return this.#paragraphs;
  }

  #add(mark: RedlineMark, word: string): void {
    const text = this.#runs.length === 0 ? word : ` ${word}`;
    const last = this.#runs.at(-1);
    if (last?.mark === mark) last.text += text;
    else this.#runs.push({ mark, text });
  }

  #end(end: RedlineMark): void {
    this.#paragraphs.push({ runs: this.#runs, end });
    this.#runs = [];
  }
}
