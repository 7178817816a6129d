import type { Turn } from './display-box.ts';
import { fontReader, type FontReader } from './font-reader.ts';
import { characterReader } from './character-reader.ts';
import type { PageTransform } from './page-transform.ts';
import type { Pdfium } from './pdfium-library.ts';
import { copyBox, emptyBox, stretch, type PlacedBox } from './placed-box.ts';

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
/** The same where PDFium takes the gap for a space or a new line, which it does between all letters of some sparse pages. */
const supposedGap = 0.1;
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
  const characters = characterReader(pdfium, textPage, transform);
  const fonts = fontReader(pdfium, textPage);
  // Written over from one character to the next: a long document has millions.
  const [next, previous, extent] = [emptyBox(), emptyBox(), emptyBox()];
  let word = '';
  let gap = wordGap;
  let style: WordStyle = { flags: 0, quarter: 0 };
  const flush = (): void => {
    if (word !== '') addWord(words, word, extent, style);
    word = '';
  };
  for (let index = 0; index < characters.count; index += 1) {
    const text = characters.textOf(index);
    if (text === ' ') {
      if (characters.isSupposed(index)) gap = supposedGap;
      else flush();
    }
    if (text === ' ' || text === '') continue;
    if (text === '\uFFFD') words.unmapped += 1;
    characters.measure(index, next);
    if (word !== '' && isApart(previous, next, style.quarter, gap)) flush();
    gap = wordGap;
    if (word === '') {
      style = describe(pdfium, textPage, index, transform, fonts);
      copyBox(next, extent);
    } else stretch(extent, next);
    word += text;
    copyBox(next, previous);
  }
  flush();
  fonts.close();
  characters.close();
  return words;
}

/** The extent of a character along its line and across it, growing in the direction of reading. */
function alongLine({ left, top, right, bottom }: PlacedBox, quarter: number): [number, number, number, number] {
  if (quarter === 1) return [-bottom, -top, left, right];
  if (quarter === 2) return [-right, -left, top, bottom];
  if (quarter === 3) return [top, bottom, left, right];
  return [left, right, top, bottom];
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

interface WordStyle {
  readonly flags: number;
  readonly quarter: number;
}

function describe(
  { pdfium }: Pdfium,
  textPage: number,
  index: number,
  transform: PageTransform,
  fonts: FontReader,
): WordStyle {
  const angle = pdfium.wasmExports.FPDFText_GetCharAngle(textPage, index);
  const bold = fonts.isBold(index) ? boldFlag : 0;
  const quarter = angle < 0 ? 0 : (8 - Math.round(angle / (Math.PI / 2)) - transform.quarters) % 4;
  const isAskew = angle >= 0 && Math.abs(angle - Math.round(angle / (Math.PI / 2)) * (Math.PI / 2)) > 0.1;
  return { flags: bold | (isAskew ? askewFlag : 0), quarter };
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
}

/** The turn that sets most words of a page upright. */
export function commonTurn({ quarters }: PageWords): Turn {
  const turns: readonly Turn[] = [0, 90, 180, 270];
  const counts = [0, 0, 0, 0];
  for (const quarter of quarters) counts[quarter] = (counts[quarter] ?? 0) + 1;
  const best = counts.indexOf(Math.max(...counts));
  return (counts[best] ?? 0) > quarters.length * 0.6 ? (turns[best] ?? 0) : 0;
}
