import type { ComparedDocument } from '@app/shared/contracts';
import { pageList, percentText, plural } from './formatting.ts';

/** Below this, words of a page are likely to be misread. */
const doubtful = 0.8;
const pagesNamed = 4;

/** `3 to 5 (93% confidence; page 4: 71%)`: the pages read by OCR with their confidence, doubtful pages one by one. */
export function ocrPagesText({ ocrPages, ocrQuality = [] }: ComparedDocument, locale: string): string {
  if (ocrPages.length === 0) return 'none';
  if (ocrQuality.length === 0) return pageList(ocrPages);
  const percent = (confidence: number): string => percentText(confidence, locale);
  const mean = ocrQuality.reduce((sum, { confidence }) => sum + confidence, 0) / ocrQuality.length;
  const weak = ocrQuality.filter(({ confidence }) => confidence < doubtful);
  const named = weak
    .toSorted((a, b) => a.confidence - b.confidence)
    .slice(0, pagesNamed)
    .map(({ page, confidence }) => `page ${page}: ${percent(confidence)}`);
  const more = weak.length - pagesNamed;
  const rest = more > 0 ? [`${more} more ${plural(more, 'page', 'pages')} below ${percent(doubtful)}`] : [];
  const notes = ocrQuality.length === 1 ? [] : [...named, ...rest];
  return `${pageList(ocrPages)} (${[`${percent(mean)} confidence`, ...notes].join('; ')})`;
}
