import type { Box } from '@app/shared/contracts';
import { uprightBox, type Turn } from '../pdf/display-box.ts';
import type { OpenPage } from '../pdf/open-page.ts';
import type { Pdfium } from '../pdf/pdfium-library.ts';
import type { ReadPage } from '../pdf/read-document.ts';
import { doubtfulFlag } from '../pdf/read-page-words.ts';
import { renderRegion, type Picture } from '../pdf/render-region.ts';
import { clearPaper } from './clear-paper.ts';
import { eraseRulings } from './erase-rulings.ts';
import { findInk } from './find-ink.ts';
import type { OcrLanguage } from './language-data.ts';
import type { RecognisedLine } from './recognised-text.ts';
import type { Recogniser, Recognition } from './recogniser.ts';
import { turnPicture } from './turn-picture.ts';

/** Resolutions of the drawing: more gains nothing on office print and costs time and memory, small print needs more. */
export const usualDpi = 200;
export const fineDpi = 260;
/** Small print has lower bands of letters than this, in points (fonts of 9 points and less), and is read with less confidence. */
const smallBand = 11;
const surely = 92;
/** Words below this confidence are kept, but marked. */
export const surestDoubt = 60;

/** What the pages of a document that were recognised so far have taught about the others. */
export interface ScanHabits {
  language: OcrLanguage;
  /** The way its pages lie. */
  turn: Turn;
  isSmallPrint: boolean;
}

/** Draws a page and reads the words off the picture; undefined when it cannot be drawn. */
export async function recognisePage(
  pdfium: Pdfium,
  open: OpenPage,
  layer: ReadPage,
  recogniser: Recogniser,
  habits: ScanHabits,
): Promise<ReadPage | undefined> {
  const read = async (dpi: number): Promise<ReadPage | undefined> => {
    const picture = renderRegion(pdfium, open.handle, [0, 0, layer.width, layer.height], dpi, 'grey');
    if (picture === undefined) return undefined;
    const rulings = eraseRulings(picture);
    clearPaper(picture);
    return toPage(await recogniser.recognise(picture, habits.language, habits.turn), picture, layer, rulings);
  };
  const page = await read(habits.isSmallPrint ? fineDpi : usualDpi);
  if (page === undefined) return undefined;
  habits.turn = page.turn;
  if (habits.isSmallPrint || !isSmallPrint(page)) return page;
  const finer = await read(fineDpi);
  if (finer === undefined || (finer.confidence ?? 0) < (page.confidence ?? 0)) return page;
  habits.isSmallPrint = true;
  return finer;
}

function isSmallPrint({ boxes, confidence = 0 }: ReadPage): boolean {
  if (confidence * 100 >= surely || boxes.length === 0) return false;
  const bands: number[] = [];
  for (let at = 0; at + 3 < boxes.length; at += 4) bands.push((boxes[at + 3] ?? 0) - (boxes[at + 1] ?? 0));
  return (bands.toSorted((a, b) => a - b)[Math.floor(bands.length / 2)] ?? 0) < smallBand;
}

const round = (value: number): number => Math.round(value * 10) / 10;

function toPage(recognition: Recognition, picture: Picture, layer: ReadPage, drawn: readonly number[]): ReadPage {
  const scale = layer.width / picture.width;
  const texts: string[] = [];
  const boxes: number[] = [];
  const sizes: number[] = [];
  const flags: number[] = [];
  const again: Record<string, string> = {};
  for (const line of recognition.lines) {
    for (const word of line.words) {
      if (word.again !== undefined) again[texts.length] = word.again;
      texts.push(word.text);
      boxes.push(
        round(word.left * scale),
        round(word.top * scale),
        round(word.right * scale),
        round(word.bottom * scale),
      );
      sizes.push(round((word.bottom - word.top) * scale * 0.85));
      flags.push(word.confidence < surestDoubt ? doubtfulFlag : 0);
    }
  }
  const slope = Math.round(medianSlope(recognition.lines) * 1e5) / 1e5;
  const upright: ReadPage = { ...layer, turn: recognition.turn };
  return {
    ...upright,
    ocr: true,
    confidence: Math.round(recognition.confidence) / 100,
    reader: recognition.reader,
    texts,
    boxes,
    sizes,
    flags,
    again,
    slope,
    ink: findInk(turnPicture(picture, recognition.turn), isSideways(recognition.turn) ? layer.height : layer.width),
    rulings: levelRulings(
      drawn.map((place) => place * scale),
      upright,
      slope,
    ),
  };
}

const isSideways = (turn: Turn): boolean => turn === 90 || turn === 270;

/** Sets lines upright with their page and takes its tilt away, as `Word` does with words. */
function levelRulings(drawn: readonly number[], page: ReadPage, slope: number): number[] {
  const level: number[] = [];
  for (let at = 0; at + 3 < drawn.length; at += 4) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = drawn.slice(at, at + 4);
    const box: Box = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
    const [left, top, right, bottom] = uprightBox(box, page);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (right - left >= bottom - top) level.push(left + slope * y, y - slope * x, right + slope * y, y - slope * x);
    else level.push(x + slope * y, top - slope * x, x + slope * y, bottom - slope * x);
  }
  return level.map(round);
}

/** Long lines tell the tilt of the sheet; short ones only that of their letters. */
function medianSlope(lines: readonly RecognisedLine[]): number {
  const widest = Math.max(0, ...lines.map((line) => line.width));
  const slopes = lines.filter((line) => line.width > widest / 2).map((line) => line.slope);
  slopes.sort((a, b) => a - b);
  return slopes[Math.floor(slopes.length / 2)] ?? 0;
}
