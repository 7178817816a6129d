import { describe, expect, it } from '@jest/globals';
import { openPage } from '../pdf/open-page.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { loadPdfium } from '../pdf/pdfium-library.ts';
import { renderRegion, type Picture } from '../pdf/render-region.ts';
import { linesPdf } from '../pdf/testing/a-pdf.ts';
import { lookingDpi, showsText } from './shows-text.ts';

/** Drawn by PDFium, as a picture on a page is. */
async function printOf(lines: readonly string[]): Promise<Picture> {
  const pdfium = await loadPdfium();
  const pdf = openPdf(pdfium, await linesPdf(lines));
  if (typeof pdf === 'string') throw new Error(pdf);
  const page = openPage(pdfium, pdf.handle, 0);
  if (page === undefined) throw new Error('no page');
  const picture = renderRegion(pdfium, page.handle, [40, 80, 440, 80 + lines.length * 16 + 20], lookingDpi, 'grey');
  if (picture === undefined) throw new Error('no picture');
  return picture;
}

const pictureOf = (level: (x: number, y: number) => number): Picture => {
  const [width, height] = [200, 200];
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => level(at % width, Math.floor(at / width)));
  return { width, height, pixels };
};

describe(showsText.name, () => {
  it('knows lines of print, on dark ground too', async () => {
    const print = await printOf([
      'Item                Price in USD',
      'Drive belt                145.00',
      'Motor      1,740.25',
    ]);
    expect(showsText(print)).toBe(true);
    expect(showsText({ ...print, pixels: print.pixels.map((pixel) => 255 - pixel) })).toBe(true);
  });

  it('takes neither a photograph nor a drawing of areas for print', () => {
    expect(showsText(pictureOf((x, y) => (x * y) % 256))).toBe(false);
    expect(showsText(pictureOf((x, y) => (x > 50 && x < 150 && y > 50 && y < 120 ? 40 : 255)))).toBe(false);
    expect(showsText(pictureOf(() => 255))).toBe(false);
  });
});
