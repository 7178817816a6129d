import type { Turn } from '../pdf/display-box.ts';
import type { Picture } from '../pdf/render-region.ts';
import { enlargePicture } from './enlarge-picture.ts';
import type { OcrLanguage } from './language-data.ts';
import type { PictureReader } from './picture-reader.ts';
import { columnParts, cutPart } from './column-parts.ts';
import { readAgain } from './read-again.ts';
import { readExponents } from './read-exponents.ts';
import { collectLines } from './recognised-lines.ts';
import type { PixelBox, RecognisedLine, TesseractLine } from './recognised-text.ts';
import { turnPicture } from './turn-picture.ts';

export interface Recognition {
  readonly lines: readonly RecognisedLine[];
  /** Mean confidence of the words, 0 to 100. */
  readonly confidence: number;
  /** Clockwise turn that was needed to set the page upright. */
  readonly turn: Turn;
  /** The program that read the page. */
  readonly reader: string;
}

export interface Recogniser {
  /** The turn is the one that is tried first: the pages of a document mostly lie alike. */
  recognise(picture: Picture, language: OcrLanguage, turn?: Turn): Promise<Recognition>;
  close(): Promise<void>;
}

/** Below this mean confidence the page may lie on its side. */
const upsideDownBelow = 65;
/** How much a raised digit is enlarged. */
const enlarged = 4;

/** Reads pages whichever way they lie. */
export function openRecogniser(reader: PictureReader): Recogniser {
  const read = async (given: Picture, language: OcrLanguage, turn: Turn): Promise<Recognition> => {
    const picture = turn === 0 ? given : turnPicture(given, turn);
    const found: TesseractLine[] = [];
    for (const part of columnParts(picture))
      found.push(...(await reader.readLines(cutPart(picture, part), language)).map((line) => lowered(line, part.top)));
    await readAgain(found, picture, (sheet) => reader.readLines(sheet, language));
    await readExponents(found, (box) => reader.readDigit(enlargePicture(picture, box, enlarged)));
    const lines = collectLines(found);
    const words = lines.flatMap((line) => line.words);
    const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, words.length);
    return { lines, confidence, turn, reader: reader.name };
  };
  return {
    recognise: async (picture, language, expected = 0) => {
      const first = await read(picture, language, expected);
      if (first.confidence >= upsideDownBelow) return first;
      const turn = await reader.detectTurn(picture);
      if (turn === expected) return first;
      const turned = await read(picture, language, turn);
      return turned.confidence > first.confidence ? turned : first;
    },
    close: () => reader.close(),
  };
}

/** A line of a part of a picture where it stands in the whole. */
function lowered(line: TesseractLine, by: number): TesseractLine {
  const lower = <T extends { readonly bbox: PixelBox }>(one: T): T => ({ ...one, bbox: boxLowered(one.bbox, by) });
  const words = line.words.map((word) => ({
    ...lower(word),
    ...(word.symbols === undefined ? {} : { symbols: word.symbols.map(lower) }),
  }));
  return { words, bbox: boxLowered(line.bbox, by), baseline: boxLowered(line.baseline, by) };
}

const boxLowered = ({ x0, y0, x1, y1 }: PixelBox, by: number): PixelBox => ({ x0, y0: y0 + by, x1, y1: y1 + by });
