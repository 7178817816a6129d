import type { PicturedPlace } from './crops/pictured-places.ts';
import type { ReportModel } from './model/report-model.ts';
import type { ReportInput } from './report-input.ts';
import { createFormatting, type Formatting } from './words/formatting.ts';

/** Twips: twentieths of a point. */
export interface PageGeometry {
  readonly widthTwips: number;
  readonly heightTwips: number;
  readonly marginTwips: number;
  /** Between the margins. */
  readonly textTwips: number;
}

export interface DrawnCrop {
  readonly name: string;
  readonly widthPt: number;
  readonly heightPt: number;
}

/** What every section needs to write itself. */
export interface ReportContext {
  readonly input: ReportInput;
  readonly model: ReportModel;
  readonly page: PageGeometry;
  readonly formatting: Formatting;
  /** The picture of a place, when there is one. */
  readonly cropOf: (place: PicturedPlace) => DrawnCrop | undefined;
}

export function createContext(input: ReportInput, model: ReportModel, cropOf: ReportContext['cropOf']): ReportContext {
  const formatting = createFormatting(input.locale, input.timeZone ?? 'UTC');
  return { input, model, page: pageGeometry(input.locale), formatting, cropOf };
}

/** Countries that print on Letter paper. */
const letterCountries = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'CR', 'GT', 'PA', 'PR', 'SV', 'VE']);

/** Letter or A4, as printers in the country of the locale hold it; 18 mm margins. */
export function pageGeometry(locale: string): PageGeometry {
  const country = /^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/.exec(locale)?.[1]?.toUpperCase() ?? '';
  const isLetter = letterCountries.has(country);
  const widthTwips = isLetter ? 12_240 : 11_906;
  const marginTwips = 1_020;
  return { widthTwips, heightTwips: isLetter ? 15_840 : 16_838, marginTwips, textTwips: widthTwips - 2 * marginTwips };
}

/** Column widths in twips from shares; together exactly the width of the text. */
export function columnsOf(context: ReportContext, shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => Math.floor((context.page.textTwips * share) / total));
  const rest = context.page.textTwips - widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width, index) => (index === widths.length - 1 ? width + rest : width));
}
