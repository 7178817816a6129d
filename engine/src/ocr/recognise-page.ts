import type { OpenPage } from '../pdf/open-page.ts';
import type { Pdfium } from '../pdf/pdfium-library.ts';
import type { ReadPage } from '../pdf/read-document.ts';
import { doubtfulFlag } from '../pdf/read-page-words.ts';
import { renderRegion, type Picture } from '../pdf/render-region.ts';
import { eraseRulings } from './erase-rulings.ts';
import type { OcrLanguage } from './language-data.ts';
import type { RecognisedLine } from './recognised-lines.ts';
import type { Recogniser, Recognition } from './recogniser.ts';

/** Resolution of the drawing: more gains nothing on office print and costs time and memory. */
const dpi = 200;
/** Words below this confidence are kept, but marked. */
const doubtfulBelow = 60;

/** Draws a page and reads the words off the picture; undefined when it cannot be drawn. */
export async function recognisePage(
  pdfium: Pdfium,
  open: OpenPage,
  layer: ReadPage,
  recogniser: Recogniser,
  language: OcrLanguage,
): Promise<ReadPage | undefined> {
  const picture = renderRegion(pdfium, open.handle, [0, 0, layer.width, layer.height], dpi, 'grey');
  if (picture === undefined) return undefined;
  eraseRulings(picture);
  return toPage(await recogniser.recognise(picture, language), picture, layer);
}

const round = (value: number): number => Math.round(value * 10) / 10;

function toPage(recognition: Recognition, picture: Picture, layer: ReadPage): ReadPage {
  const scale = layer.width / picture.width;
  const texts: string[] = [];
  const boxes: number[] = [];
  const sizes: number[] = [];
  const flags: number[] = [];
  for (const line of recognition.lines) {
    for (const word of line.words) {
      texts.push(word.text);
      boxes.push(
        round(word.left * scale),
        round(word.top * scale),
        round(word.right * scale),
        round(word.bottom * scale),
      );
      sizes.push(round((word.bottom - word.top) * scale * 0.85));
      flags.push(word.confidence < doubtfulBelow ? doubtfulFlag : 0);
    }
  }
  const slope = Math.round(medianSlope(recognition.lines) * 1e5) / 1e5;
  return {
    ...layer,
    ocr: true,
    confidence: Math.round(recognition.confidence) / 100,
    reader: recognition.reader,
    turn: recognition.turn,
    texts,
    boxes,
    sizes,
    flags,
    slope,
    rulings: recognition.turn === layer.turn ? layer.rulings : [],
  };
}

/** Long lines tell the tilt of the sheet; short ones only that of their letters. */
function medianSlope(lines: readonly RecognisedLine[]): number {
  const widest = Math.max(0, ...lines.map((line) => line.width));
  const slopes = lines.filter((line) => line.width > widest / 2).map((line) => line.slope);
  slopes.sort((a, b) => a - b);
  return slopes[Math.floor(slopes.length / 2)] ?? 0;
}
