import type { Turn } from '../pdf/display-box.ts';
import type { Picture } from '../pdf/render-region.ts';
import type { OcrLanguage } from './language-data.ts';
import type { TesseractLine } from './recognised-text.ts';

/** A program that reads pictures; there is one in the package, and the machine may have another. */
export interface PictureReader {
  readonly name: string;
  readLines(picture: Picture, language: OcrLanguage): Promise<readonly TesseractLine[]>;
  /** What a picture of a single character shows, where it is surely the digit 2 or 3. */
  readDigit(picture: Picture): Promise<string | undefined>;
  /** The turn clockwise that sets a page upright. */
  detectTurn(picture: Picture): Promise<Turn>;
  close(): Promise<void>;
}

/** Confidence, 0 to 100, below which a digit is a guess. */
export const surelyDigit = 60;

export const toTurn = (degrees: number | null): Turn =>
  degrees === 90 || degrees === 180 || degrees === 270 ? degrees : 0;
