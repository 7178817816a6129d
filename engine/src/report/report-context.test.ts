import { describe, expect, it } from '@jest/globals';
import { pageGeometry } from './report-context.ts';

describe('pageGeometry', () => {
  it('is Letter where printers hold Letter, and A4 elsewhere', () => {
    const widths = ['en-US', 'fr-CA', 'es-419', 'en-GB', 'zh-Hans-CN', 'de'].map(
      (locale) => pageGeometry(locale).widthTwips,
    );
    expect(widths).toEqual([12_240, 12_240, 11_906, 11_906, 11_906, 11_906]);
  });

  it('leaves 18 mm at each side', () => {
    const page = pageGeometry('en-GB');
    expect(page.widthTwips - page.textTwips).toBe(2 * Math.round((18 / 25.4) * 72 * 20));
  });
});
