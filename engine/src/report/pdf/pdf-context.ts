import type { PicturedPlace } from '../crops/pictured-places.ts';
import type { ReportModel } from '../model/report-model.ts';
import type { DrawnCrop } from '../report-context.ts';
import type { ReportInput } from '../report-input.ts';
import type { Formatting } from '../words/formatting.ts';
import type { PdfSheet } from './pdf-sheet.ts';

/** A picture of a place with its bytes (PNG). */
export interface PdfCrop extends DrawnCrop {
  readonly bytes: Uint8Array;
}

/** What every part of the PDF needs to draw itself. */
export interface PdfContext {
  readonly input: ReportInput;
  readonly model: ReportModel;
  readonly formatting: Formatting;
  readonly sheet: PdfSheet;
  readonly cropOf: (place: PicturedPlace) => PdfCrop | undefined;
  /** Pictures that could not be drawn. */
  readonly failedPictures: number;
}
