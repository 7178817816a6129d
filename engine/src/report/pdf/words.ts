import bidiFactory from 'bidi-js';
import type { Picture } from '../blocks/inline.ts';
import { unheldLetters } from '../words/unheld-letters.ts';
import type { Atom, Look } from './atoms.ts';
import { isInvisible } from './font-shelf.ts';
import { isPlain } from './plain-text.ts';

export interface Checkbox {
  readonly kind: 'checkbox';
}

/** Letters of one look, one font and one direction, or a thing among them. */
export interface Segment {
  readonly content: string | Picture | Checkbox;
  readonly look: Look;
  /** Name of the font of the letters, without its weight. */
  readonly font: string;
  /** Odd from right to left (Unicode Standard Annex 9). */
  readonly level: number;
  readonly width: number;
}

/** What stays together in a line. */
export type Word = readonly Segment[];

export interface TabbedWords {
  readonly kind: 'words' | 'tab' | 'break';
  readonly words: readonly Word[];
  readonly look: Look;
}

/** What is known of letters. */
export interface Letters {
  readonly fontOf: (letter: number) => string | undefined;
  readonly widthOf: (text: string, font: string, look: Look) => number;
  /** Of a plain letter, by its code. */
  readonly advanceOf: (code: number, font: string, look: Look) => number;
}

const bidi = bidiFactory();
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const thing = '\ufffc';
/** Written without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Cuts the atoms of a paragraph into what may stand in different lines. */
export function wordsOf(atoms: readonly Atom[], letters: Letters, base: 'ltr' | 'rtl'): TabbedWords[] {
  const levelAt = levelsOf(atoms, base);
  const parts: (TabbedWords & { words: Segment[][] })[] = [];
  let [word, at]: [Segment[], number] = [[], 0];
  const open = (kind: TabbedWords['kind'], look: Look): void => {
    word = [];
    parts.push({ kind, words: [word], look });
  };
  const add = (segment: Segment, isLast: boolean): void => {
    if (parts.length === 0) open('words', segment.look);
    word.push(segment);
    if (!isLast) return;
    word = [];
    parts.at(-1)?.words.push(word);
  };
  for (const atom of atoms) {
    if (atom.kind === 'tab' || atom.kind === 'break') open(atom.kind, atom.look);
    else if (atom.kind === 'picture')
      add({ ...plainSegment, content: atom.picture, width: atom.picture.widthPt, level: levelAt(at) }, false);
    else if (atom.kind === 'checkbox')
      add({ ...plainSegment, content: { kind: 'checkbox' }, look: atom.look, width: atom.look.sizePt }, false);
    else if (atom.kind === 'text') {
      let from = at;
      for (const { text, isLast } of breakable(atom.text)) {
        const segments = segmentsOf(text, atom.look, from, levelAt, letters);
        for (const [index, segment] of segments.entries()) add(segment, isLast && index === segments.length - 1);
        from += text.length;
      }
    }
    at += textOf(atom).length;
  }
  return parts;
}

const noLook: Look = { sizePt: 0, color: '' };
const plainSegment = { look: noLook, font: '', level: 0 };

const textOf = (atom: Atom): string => {
  if (atom.kind === 'text') return atom.text;
  return atom.kind === 'anchor' ? '' : atom.kind === 'tab' ? '\t' : thing;
};

/** Direction of each character; from left to right where nothing says otherwise. */
function levelsOf(atoms: readonly Atom[], base: 'ltr' | 'rtl'): (at: number) => number {
  if (!atoms.some((atom) => atom.kind === 'text' && rightToLeft.test(atom.text))) return () => 0;
  const text = atoms.map(textOf).join('');
  const { levels } = bidi.getEmbeddingLevels(text, base);
  return (at) => levels[at] ?? 0;
}

/** A text at the places where a line may end: behind spaces, hyphens and, where there are no spaces, words. */
function* breakable(text: string): Generator<{ readonly text: string; readonly isLast: boolean }> {
  for (let from = 0; from < text.length;) {
    let to = text.indexOf(' ', from);
    if (to < 0) to = text.length;
    while (text[to] === ' ') to += 1;
    const token = text.slice(from, to);
    from = to;
    const parts = hasInnerBreaks.test(token) ? brokenInside(token) : [token];
    for (const [index, part] of parts.entries())
      yield { text: part, isLast: index < parts.length - 1 || part.endsWith(' ') };
  }
}

const hasInnerBreaks = new RegExp(`[-–/]|${unspaced.source}`, 'u');

const brokenInside = (token: string): string[] =>
  unspaced.test(token) ? unspacedWords(token) : token.split(/(?<=[\p{L}\p{N}][-–/])(?=\p{L})/u);

/** Punctuation stays with the word before it. */
function unspacedWords(token: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(token)) {
    if (isWordLike || words.length === 0) words.push(segment);
    else words[words.length - 1] += segment;
  }
  return words;
}

/** A plain text as one segment. */
export function plainSegmentOf(text: string, look: Look, letters: Letters): Segment {
  const font = letters.fontOf(32) ?? '';
  return { content: text, look, font, level: 0, width: letters.widthOf(text, font, look) };
}

function segmentsOf(
  text: string,
  look: Look,
  from: number,
  levelAt: (at: number) => number,
  letters: Letters,
): Segment[] {
  if (isPlain(text) && levelAt(from) === 0) return [plainSegmentOf(text, look, letters)];
  return runsOf(text, from, levelAt, letters).map(({ text: own, font, level }) => {
    const shown = font === undefined ? unheldLetters : mirrored(own, level);
    const name = font ?? letters.fontOf(32) ?? '';
    return { content: shown, look, font: name, level, width: letters.widthOf(shown, name, look) };
  });
}

interface LetterRun {
  readonly text: string;
  readonly font: string | undefined;
  readonly level: number;
}

function runsOf(text: string, from: number, levelAt: (at: number) => number, letters: Letters): LetterRun[] {
  const runs: LetterRun[] = [];
  let at = from;
  for (const letter of text) {
    const level = levelAt(at);
    at += letter.length;
    const last = runs.at(-1);
    const code = letter.codePointAt(0) ?? 0;
    if (/^\p{Cc}$/u.test(letter)) continue;
    const isPart = last !== undefined && isInvisible(code);
    const font = isPart ? last.font : letters.fontOf(code);
    if (isPart && (font === undefined || letters.fontOf(code) === undefined)) continue;
    const isSame = last !== undefined && last.font === font && last.level === level;
    if (isSame) runs[runs.length - 1] = { ...last, text: last.text + letter };
    else if (font !== undefined || !isInvisible(code)) runs.push({ text: letter, font, level });
  }
  return runs;
}

/** Letters from right to left are turned by their font; signs that belong to no script are not. */
function mirrored(text: string, level: number): string {
  if (level % 2 === 0) return text;
  const signs = Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter);
  return (rightToLeft.test(text) ? signs : signs.toReversed()).join('');
}
