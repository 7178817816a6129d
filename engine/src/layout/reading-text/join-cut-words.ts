import type { Passage } from '../passage.ts';
import type { Word } from '../word.ts';

const endHyphen = /[A-Za-zªµºÀ-ÖØ-ӿ\p{M}][-\u2010\u00AD]$/u;

export const withoutHyphen = (text: string): string => text.slice(0, -1);

/** A word that goes on in the next line: `obliga- | tion`. */
export function isCutAt(word: Word, next: Word): boolean {
  const end = word.text.charCodeAt(word.text.length - 1);
  if (end !== 0x2d && end !== 0x2010 && end !== 0xad) return false;
  if (!endHyphen.test(word.text) || !/^\p{Ll}/u.test(next.text)) return false;
  return next.page !== word.page || next.top >= word.top + word.size / 2 || next.right <= word.left;
}

/** A word that is cut at the end of a line: with its hyphen only where the document prints it so within a line, `self-propelled`. */
export const wholePrint = (passages: readonly Passage[], start: string, end: string): string =>
  (hyphenedIn(passages).has(bareOf(start + end)) ? start : withoutHyphen(start)) + end;

/** The words of each document that have a hyphen within a line. */
const hyphened = new WeakMap<readonly Passage[], ReadonlySet<string>>();

function hyphenedIn(passages: readonly Passage[]): ReadonlySet<string> {
  const known = hyphened.get(passages);
  if (known !== undefined) return known;
  const found = new Set<string>();
  for (const { words } of passages)
    for (const { text } of words) if (/[^\d\s][-\u2010][^\d\s]/u.test(text)) found.add(bareOf(text));
  hyphened.set(passages, found);
  return found;
}

const bareOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('\u2010', '-')
    .replace(/^[^A-Za-zªµºÀ-ÖØ-ӿ]+|[^A-Za-zªµºÀ-ÖØ-ӿ]+$/gu, '');

/** Joined words by their beginnings: asked for twice, it is the same one. */
const joinedWords = new WeakMap<Word, Word>();

/** Words with those that a line cuts put together, at the place of their beginnings. */
export function joinCutWords(passages: readonly Passage[], words: readonly Word[]): readonly Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (word === undefined) continue;
    if (next === undefined || !isCutAt(word, next)) {
      joined.push(word);
      continue;
    }
    const { page, left, top, right, bottom, size, flags } = word;
    const text = wholePrint(passages, word.text, next.text);
    const whole = joinedWords.get(word) ?? { page, left, top, right, bottom, size, flags, text };
    joinedWords.set(word, whole);
    joined.push(whole);
    at += 1;
  }
  return joined;
}
