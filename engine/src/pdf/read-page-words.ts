import type { BaseLine } from './base-line.ts';
import type { Turn } from './display-box.ts';
import { fontReader, type FontReader } from './font-reader.ts';
import { characterReader } from './character-reader.ts';
import { crossingStrokes } from './crossing-strokes.ts';
import { joinSpacedLetters } from './join-spaced-letters.ts';
import { inSpokenOrder } from './spoken-order.ts';
import { isShadow } from './is-shadow.ts';
import type { PageTransform } from './page-transform.ts';
import type { Pdfium } from './pdfium-library.ts';
import { copyBox, emptyBox, type PlacedBox } from './placed-box.ts';
import { WordWriter, type WordStyle } from './word-writer.ts';
import type { PageWords } from './page-words.ts';

export const boldFlag = 1;
export const askewFlag = 2;
export const doubtfulFlag = 4;
export const unmappedFlag = 8;

/** A gap wider than this part of the font size ends a word even without a space character. */
const wordGap = 0.28;
/** The same where PDFium takes the gap for a space or a new line, which it does between all letters of some sparse pages. */
const supposedGap = 0.1;

/** A sign without a code beside others; alone it is a bullet, most often. */
export const unread = /\uFFFD.|.\uFFFD/u;

/** Splits the characters of a page into words, also where a line through them ends; order is PDFium's, which follows the content stream. */
export function readPageWords(
  pdfium: Pdfium,
  textPage: number,
  transform: PageTransform,
  baseLine: BaseLine,
  strokes: readonly PlacedBox[],
): PageWords {
  const words: PageWords & { unmapped: number } = {
    texts: [],
    boxes: [],
    sizes: [],
    flags: [],
    quarters: [],
    firsts: [],
    unmapped: 0,
  };
  const behindSpace = new Set<number>();
  const characters = characterReader(pdfium, textPage, transform);
  const fonts = fontReader(pdfium, textPage);
  const write = new WordWriter(words, (index) => describe(pdfium, textPage, index, transform, fonts), baseLine);
  // Written over from one character to the next: a long document has millions.
  const box = emptyBox();
  const before = { text: '', index: 0, box: emptyBox() };
  /** The letters of one ligature share their place without being drawn twice. */
  const objectOf = (index: number): number => pdfium.FPDFText_GetTextObject(textPage, index);
  const strokeThrough = crossingStrokes(strokes);
  let stroke: PlacedBox | undefined;
  let gap = wordGap;
  for (let index = 0; index < characters.count; index += 1) {
    const text = characters.textOf(index);
    if (text === ' ') {
      if (characters.isSupposed(index)) gap = supposedGap;
      else {
        write.endWord();
        behindSpace.add(words.texts.length);
      }
    }
    if (text === ' ' || text === '') continue;
    if (text === '\uFFFD') words.unmapped += 1;
    characters.measure(index, box);
    if (text === before.text && isShadow(box, before.box) && objectOf(index) !== objectOf(before.index)) continue;
    const through = strokeThrough(box);
    if (through !== stroke) write.endWord();
    stroke = through;
    before.text = text;
    before.index = index;
    copyBox(box, before.box);
    write.add(text, index, box, gap);
    gap = wordGap;
  }
  write.endWord();
  if (words.unmapped > 0)
    for (const [word, one] of words.texts.entries())
      if (unread.test(one)) words.flags[word] = (words.flags[word] ?? 0) | doubtfulFlag;
  fonts.close();
  characters.close();
  return joinSpacedLetters({ ...words, texts: [...inSpokenOrder(words.texts)] }, behindSpace);
}

function describe(
  { pdfium }: Pdfium,
  textPage: number,
  index: number,
  transform: PageTransform,
  fonts: FontReader,
): WordStyle {
  const leaning = pdfium.wasmExports.FPDFText_GetCharAngle(textPage, index);
  // Letters of print that is slanted lean, while their line does not.
  const running = isBetweenQuarters(leaning) ? lineAngle(pdfium, textPage, index) : leaning;
  // A negative size turns letters about.
  const isAbout = running >= 0 && pdfium.wasmExports.FPDFText_GetFontSize(textPage, index) < 0;
  const angle = isAbout ? (running + Math.PI) % (Math.PI * 2) : running;
  const bold = fonts.isBold(index) ? boldFlag : 0;
  const quarter = angle < 0 ? 0 : (8 - Math.round(angle / (Math.PI / 2)) - transform.quarters) % 4;
  const unmapped = pdfium.wasmExports.FPDFText_HasUnicodeMapError(textPage, index) === 1 ? unmappedFlag : 0;
  return { first: index, flags: bold | unmapped | (isBetweenQuarters(angle) ? askewFlag : 0), quarter };
}

const isBetweenQuarters = (angle: number): boolean =>
  angle >= 0 && Math.abs(angle - Math.round(angle / (Math.PI / 2)) * (Math.PI / 2)) > 0.1;

/** Radians clockwise by which the line of a character is turned. */
function lineAngle(pdfium: Pdfium['pdfium'], textPage: number, index: number): number {
  const memory = pdfium._malloc(24);
  const isKnown = pdfium.wasmExports.FPDFText_GetMatrix(textPage, index, memory) !== 0;
  const [along = 0, up = 0] = pdfium.HEAPF32.subarray(memory >> 2, (memory >> 2) + 2);
  pdfium._free(memory);
  const angle = Math.atan2(-up, along);
  return isKnown ? angle + (angle < 0 ? Math.PI * 2 : 0) : 0;
}

/** The turn that sets most words of a page upright. */
export function commonTurn({ quarters }: PageWords): Turn {
  const turns: readonly Turn[] = [0, 90, 180, 270];
  const counts = [0, 0, 0, 0];
  for (const quarter of quarters) counts[quarter] = (counts[quarter] ?? 0) + 1;
  const best = counts.indexOf(Math.max(...counts));
  return (counts[best] ?? 0) > quarters.length * 0.6 ? (turns[best] ?? 0) : 0;
}
