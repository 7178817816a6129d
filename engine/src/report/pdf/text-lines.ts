import { startsRightToLeft } from '../ooxml/text-script.ts';

/** A look of a piece of text. Colours are RRGGBB. */
export interface TextLook {
  readonly bold?: boolean;
  readonly color?: string;
  /** Ground behind the words. */
  readonly tint?: string;
  readonly underline?: { readonly kind: 'single' | 'double' | 'dotted'; readonly color: string };
  /** Address that a click opens. */
  readonly link?: string;
  /** Place in this document that a click leads to. */
  readonly goTo?: string;
}

export interface TextPiece extends TextLook {
  readonly text: string;
}

/** A word with the space behind it, where it stands in its line. */
export interface PlacedWord {
  readonly text: string;
  readonly look: TextLook;
  /** From the left edge of the line. */
  readonly x: number;
  readonly width: number;
}

export type TextLine = readonly PlacedWord[];

/** Width of a text in points. */
export type Measure = (text: string, look: TextLook) => number;

type Word = Omit<PlacedWord, 'x'> & { readonly breaks: boolean };

/** Breaks text into lines of this width: at spaces, at line ends, and within a word that is wider than a line. */
export function textLines(pieces: readonly TextPiece[], width: number, measure: Measure): TextLine[] {
  const isRightToLeft = startsRightToLeft(pieces.map(({ text }) => text).join(''));
  const lines: Word[][] = [[]];
  let used = 0;
  for (const word of pieces.flatMap((piece) => wordsOf(piece, width, measure))) {
    const bare = measure(word.text.trimEnd(), word.look);
    if (word.breaks || (used > 0 && used + bare > width)) {
      lines.push([]);
      used = 0;
    }
    if (word.text === '') continue;
    lines.at(-1)?.push(word);
    used += word.width;
  }
  return lines.map((line) => placed(line, width, isRightToLeft));
}

function wordsOf({ text, ...look }: TextPiece, width: number, measure: Measure): Word[] {
  return text.split('\n').flatMap((line, index): Word[] => {
    const words = (line.match(/\s*\S+\s*|\s+/g) ?? []).flatMap((word) => withinLine(word, width, look, measure));
    const plain = words.map((word) => ({ text: word, look, width: measure(word, look), breaks: false }));
    return index === 0 ? plain : [{ text: '', look, width: 0, breaks: true }].concat(plain);
  });
}

/** A number without an end or an address is cut where the line is full. */
function withinLine(word: string, width: number, look: TextLook, measure: Measure): string[] {
  if (measure(word.trimEnd(), look) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && measure(part + character, look) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** From the left; a line of a right-to-left paragraph from the right, numbers and foreign words in it in their own order. */
function placed(line: readonly Word[], width: number, isRightToLeft: boolean): PlacedWord[] {
  const words = isRightToLeft ? inRightToLeftOrder(line) : line;
  let x = isRightToLeft ? width - words.reduce((sum, word) => sum + word.width, 0) : 0;
  return words.map(({ text, look, width: wide }) => {
    const at = { text, look, x, width: wide };
    x += wide;
    return at;
  });
}

function inRightToLeftOrder(line: readonly Word[]): Word[] {
  const groups: Word[][] = [];
  let wasForeign = false;
  for (const word of line) {
    const isForeign = /[\p{L}\p{N}]/u.test(word.text) && !startsRightToLeft(word.text);
    const last = groups.at(-1);
    if (isForeign && wasForeign && last) last.push(word);
    else groups.push([word]);
    wasForeign = isForeign;
  }
  return groups.toReversed().flat();
}
