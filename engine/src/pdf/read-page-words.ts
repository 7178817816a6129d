import type { Turn } from './display-box.ts';
import { fontReader, type FontReader } from './font-reader.ts';
import type { PageTransform } from './page-transform.ts';
import type { Pdfium } from './pdfium-library.ts';
import { printedCharacter } from './printed-character.ts';

export interface PageWords {
  readonly texts: string[];
  readonly boxes: number[];
  readonly sizes: number[];
  readonly flags: number[];
  /** Direction of writing of each word: quarter turns clockwise that set it upright. */
  readonly quarters: number[];
  /** Characters without a Unicode value: the text layer does not say what is printed. */
  readonly unmapped: number;
}

export const boldFlag = 1;
export const askewFlag = 2;
export const doubtfulFlag = 4;

/** A gap wider than this part of the font size ends a word even without a space character. */
const wordGap = 0.28;
/** Characters per page beyond this are not read: no printed page holds as many. */
const characterLimit = 400_000;

interface Character {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Splits the characters of a page into words; order is PDFium's, which follows the content stream. */
export function readPageWords(pdfium: Pdfium, textPage: number, transform: PageTransform): PageWords {
  const words: PageWords & { unmapped: number } = {
    texts: [],
    boxes: [],
    sizes: [],
    flags: [],
    quarters: [],
    unmapped: 0,
  };
  const raw = pdfium.pdfium;
  const memory = raw._malloc(32);
  const fonts = fontReader(pdfium, textPage);
  const count = Math.min(pdfium.FPDFText_CountChars(textPage), characterLimit);
  let word: Character[] = [];
  let style: WordStyle = { flags: 0, quarter: 0 };
  const flush = (): void => {
    if (word.length > 0) addWord(words, word, style);
    word = [];
  };
  for (let index = 0; index < count; index += 1) {
    const text = printedCharacter(raw._FPDFText_GetUnicode(textPage, index));
    if (text === ' ') flush();
    if (text === ' ' || text === '') continue;
    if (text === '\uFFFD') words.unmapped += 1;
    const character = measure(pdfium, textPage, index, memory, transform, text);
    const previous = word.at(-1);
    if (previous !== undefined && isApart(previous, character, style.quarter)) flush();
    if (word.length === 0) style = describe(pdfium, textPage, index, transform, fonts);
    word.push(character);
  }
  flush();
  fonts.close();
  raw._free(memory);
  return words;
}

function measure(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  memory: number,
  transform: PageTransform,
  text: string,
): Character {
  const { HEAPF32, HEAPF64 } = pdfium.pdfium;
  let box: [number, number, number, number] | undefined;
  if (pdfium.pdfium._FPDFText_GetLooseCharBox(textPage, index, memory) !== 0) {
    const at = memory >> 2;
    // FS_RECTF is left, top, right, bottom.
    box = transform.toBox(HEAPF32[at] ?? 0, HEAPF32[at + 3] ?? 0, HEAPF32[at + 2] ?? 0, HEAPF32[at + 1] ?? 0);
  }
  if (box === undefined || box[3] - box[1] <= 0.5 || box[2] - box[0] <= 0) {
    pdfium.FPDFText_GetCharBox(textPage, index, memory, memory + 8, memory + 16, memory + 24);
    const at = memory >> 3;
    box = transform.toBox(HEAPF64[at] ?? 0, HEAPF64[at + 2] ?? 0, HEAPF64[at + 1] ?? 0, HEAPF64[at + 3] ?? 0);
  }
  return { text, left: box[0], top: box[1], right: box[2], bottom: box[3] };
}

/** The extent of a character along its line and across it, growing in the direction of reading. */
function alongLine({ left, top, right, bottom }: Character, quarter: number): [number, number, number, number] {
  if (quarter === 1) return [-bottom, -top, left, right];
  if (quarter === 2) return [-right, -left, top, bottom];
  if (quarter === 3) return [top, bottom, left, right];
  return [left, right, top, bottom];
}

function isApart(previous: Character, next: Character, quarter: number): boolean {
  // Nearly all text runs this way: it is told without turning the boxes.
  if (quarter === 0) {
    const height = Math.max(Math.min(previous.bottom - previous.top, next.bottom - next.top), 1);
    if (Math.min(previous.bottom, next.bottom) - Math.max(previous.top, next.top) < height * 0.3) return true;
    return next.left - previous.right > height * wordGap || previous.left - next.right > height * wordGap;
  }
  const [start, end, top, bottom] = alongLine(previous, quarter);
  const [nextStart, nextEnd, nextTop, nextBottom] = alongLine(next, quarter);
  const size = Math.max(Math.min(bottom - top, nextBottom - nextTop), 1);
  if (Math.min(bottom, nextBottom) - Math.max(top, nextTop) < size * 0.3) return true;
  return nextStart - end > size * wordGap || start - nextEnd > size * wordGap;
}

interface WordStyle {
  readonly flags: number;
  readonly quarter: number;
}

function describe(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  transform: PageTransform,
  fonts: FontReader,
): WordStyle {
  const angle = pdfium.pdfium._FPDFText_GetCharAngle(textPage, index);
  const bold = fonts.isBold(index) ? boldFlag : 0;
  const quarter = angle < 0 ? 0 : (8 - Math.round(angle / (Math.PI / 2)) - transform.quarters) % 4;
  const isAskew = angle >= 0 && Math.abs(angle - Math.round(angle / (Math.PI / 2)) * (Math.PI / 2)) > 0.1;
  return { flags: bold | (isAskew ? askewFlag : 0), quarter };
}

function addWord(words: PageWords, word: readonly Character[], style: WordStyle): void {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let text = '';
  for (const character of word) {
    left = Math.min(left, character.left);
    top = Math.min(top, character.top);
    right = Math.max(right, character.right);
    bottom = Math.max(bottom, character.bottom);
    text += character.text;
  }
  words.texts.push(text);
  words.boxes.push(left, top, right, bottom);
  words.sizes.push(Math.round((style.quarter % 2 === 0 ? bottom - top : right - left) * 10) / 10);
  words.flags.push(style.flags);
  words.quarters.push(style.quarter);
}

/** The turn that sets most words of a page upright. */
export function commonTurn({ quarters }: PageWords): Turn {
  const turns: readonly Turn[] = [0, 90, 180, 270];
  const counts = turns.map((_, quarter) => quarters.filter((one) => one === quarter).length);
  const best = counts.indexOf(Math.max(...counts));
  return (counts[best] ?? 0) > quarters.length * 0.6 ? (turns[best] ?? 0) : 0;
}
