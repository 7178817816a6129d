import { describe, expect, it } from '@jest/globals';
import { aDocument } from '../testing/report-builders.ts';
import { ocrPagesText } from './ocr-quality.ts';

const told = (qualities: Readonly<Record<number, number>>, locale = 'en-GB'): string => {
  const ocrQuality = Object.entries(qualities).map(([page, confidence]) => ({ page: Number(page), confidence }));
  return ocrPagesText(aDocument({ ocrPages: ocrQuality.map(({ page }) => page), ocrQuality }), locale);
};

describe('ocrPagesText', () => {
  it('tells how surely the pages were read on average', () => {
    expect(told({ 1: 0.87 })).toBe('1 (87% confidence)');
    expect(told({ 3: 0.96, 4: 0.9, 5: 0.93 })).toBe('3 to 5 (93% confidence)');
  });

  it('names the pages that are likely to be misread, the worst first', () => {
    expect(told({ 1: 0.99, 2: 0.75, 3: 0.6 })).toBe('1 to 3 (78% confidence; page 3: 60%; page 2: 75%)');
  });

  it('names a few of many', () => {
    expect(told({ 1: 0.7, 2: 0.7, 3: 0.7, 4: 0.7, 5: 0.7, 6: 0.7 })).toMatch(/page 4: 70%; 2 more pages below 80%\)$/);
    expect(told({ 1: 0.7, 2: 0.7, 3: 0.7, 4: 0.7, 5: 0.7 })).toMatch(/; 1 more page below 80%\)$/);
  });

  it('tells the pages alone where others recognised them, and none where there are none', () => {
    expect(ocrPagesText(aDocument({ ocrPages: [3, 4, 5] }), 'en-GB')).toBe('3 to 5');
    expect(ocrPagesText(aDocument(), 'en-GB')).toBe('none');
  });

  it('writes percentages by the locale', () => {
    expect(told({ 1: 0.87 }, 'de-DE')).toBe('1 (87\u00a0% confidence)');
  });
});
