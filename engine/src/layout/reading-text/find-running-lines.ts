import type { Passage } from '../passage.ts';
import type { Word } from '../word.ts';

/** So many numbers that count on, so far apart in words, count pages: those of the paper that this one was made from. */
const fewest = 3;
const wordsApart = 60;
/** Numbers in between that stand in other lines. */
const mostLeftOut = 2;

/** What a document prints that is no text. */
export interface RunningLines {
  /** Positions of passages. */
  readonly passages: ReadonlySet<number>;
  /** Numbers of pages within passages. */
  readonly words: ReadonlySet<Word>;
}

/**
 * Running lines as the layout knows them, and numbers of pages that stand in the middle of a page, because the paper was
 * set anew and its old pages went with it.
 */
export function findRunningLines(passages: readonly Passage[]): RunningLines {
  const running = new Set<number>();
  const numbers: LoneNumber[] = [];
  const dashed: Word[] = [];
  let count = 0;
  for (const [index, { kind, words, isUnchosen, edge }] of passages.entries()) {
    if (edge !== undefined) continue;
    const isFurniture = kind === 'furniture' && isUnchosen !== true;
    // The end of a sentence may be a number, alone in the last line of its page.
    if (isFurniture && !(words.length === 1 && loneFigures.test(words[0]?.text ?? ''))) running.add(index);
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at];
      if (word !== undefined && isBetweenDashes(word)) dashed.push(word);
      if (word === undefined || !isBareNumber(word) || !isAloneInLine(words, at)) continue;
      numbers.push({ word, isFurniture, words: count + at });
    }
    count += words.length;
  }
  const counting = chainsOf(numbers).filter(countsPages).flat();
  const ofPages = numbers.filter(({ word, isFurniture }) => isFurniture && numberOf(word) === word.page.page);
  return { passages: running, words: new Set([...counting, ...ofPages].map(({ word }) => word).concat(dashed)) };
}

interface LoneNumber {
  readonly word: Word;
  readonly isFurniture: boolean;
  /** Words of the document before it. */
  readonly words: number;
}

const loneFigures = /^[($\u20AC\u00A3]*\d{1,4}[.,;:)%]*$/u;
const bareNumber = /^\d{1,4}$/u;
/** Cheap to see: nearly no word of a page is one. */
const isBareNumber = (word: Word | undefined): boolean =>
  word !== undefined && word.text.length <= 4 && bareNumber.test(word.text);
/** `-5-` within a sentence: no other number is printed so. */
const isBetweenDashes = ({ text }: Word): boolean => text.length <= 6 && /^[-–—]\d{1,4}[-–—]$/u.test(text);
const numberOf = ({ text }: Word): number => Number(text);

/** Numbers that end a page and begin the next one may stand in one line, `7 8`, and dashes around them. */
const longestLine = 4;

/** No other word of the page stands beside it but numbers and dashes. */
function isAloneInLine(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  const middle = (word.top + word.bottom) / 2;
  const isBeside = (other: Word | undefined): boolean =>
    other !== undefined && other.page === word.page && other.top < middle && other.bottom > middle;
  // Most numbers stand in a sentence, which is seen without looking at the page.
  for (const other of [words[at - 1], words[at + 1]])
    if (isBeside(other) && /[A-Za-zªµºÀ-ÖØ-ӿ]/u.test(other?.text ?? '')) return false;
  const { boxes, texts } = word.page;
  let beside = 0;
  for (let index = 0; index < texts.length; index += 1) {
    if ((boxes[index * 4 + 1] ?? 0) >= middle || (boxes[index * 4 + 3] ?? 0) <= middle) continue;
    beside += 1;
    if (beside > longestLine || !/^[\d\u2010-\u2015-]+$/u.test(texts[index] ?? '')) return false;
  }
  return true;
}

/** Numbers that count on in reading order; a page may bear its number at its head and at its foot. */
function chainsOf(numbers: readonly LoneNumber[]): LoneNumber[][] {
  const chains: LoneNumber[][] = [];
  for (const next of numbers) {
    const chain = chains.findLast((one) => {
      const last = one.at(-1);
      const step = numberOf(next.word) - (last === undefined ? 0 : numberOf(last.word));
      return step >= 0 && step <= mostLeftOut + 1;
    });
    if (chain === undefined) chains.push([next]);
    else chain.push(next);
  }
  return chains;
}

function countsPages(chain: readonly LoneNumber[]): boolean {
  const [first, last] = [chain[0], chain.at(-1)];
  const count = new Set(chain.map(({ word }) => word.text)).size;
  if (first === undefined || last === undefined || count < fewest) return false;
  return last.words - first.words >= (count - 1) * wordsApart;
}
