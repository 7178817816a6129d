import { describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { layOverPages } from './lay-over-pages.ts';
import { openPdf } from './open-pdf.ts';
import { loadPdfium } from './pdfium-library.ts';
import { aPdf, pageHeight, pageWidth } from './testing/a-pdf.ts';
import { boxOf, readFirstPage } from './testing/read-first-page.ts';

const folder = temporaryFolder();
const margin = 100;
const library = loadPdfium();

describe('layOverPages', () => {
  it.each([0, 90, 180, 270])('lays a page as displayed over one that is turned by %i degrees', async (rotate) => {
    const isSideways = rotate % 180 === 90;
    const [width, height] = isSideways ? [pageHeight, pageWidth] : [pageWidth, pageHeight];
    const { path } = await folder.write(`base-${rotate}.pdf`, await aPdf({ texts: [], rotate }));
    const fromTop = 50;
    const overlay = await aPdf({ texts: [{ text: 'Laid', x: 400, y: pageHeight - height + fromTop }] });
    const pages = [{ page: 1, isBehind: false }];
    const bytes = await layOverPages(await library, path, { overlay, pages, margin });
    const { page } = await readFirstPage(bytes);
    expect([page.width, page.height]).toEqual([width + margin, height]);
    const [left, top, , bottom] = boxOf(page, 'Laid');
    expect([Math.round(left), top < fromTop, bottom >= fromTop]).toEqual([400, true, true]);
  });

  it('puts a page behind the one that it belongs to', async () => {
    const { path } = await folder.write('two.pdf', await aPdf({ texts: [] }, { texts: [] }));
    const overlay = await aPdf({ texts: [] }, { texts: [{ text: 'Behind', x: 60, y: 60 }] }, { texts: [] });
    const pages = [
      { page: 1, isBehind: false },
      { page: 1, isBehind: true },
      { page: 2, isBehind: false },
    ];
    const pdfium = await library;
    const bytes = await layOverPages(pdfium, path, { overlay, pages, margin });
    const opened = openPdf(pdfium, bytes);
    if (typeof opened === 'string') throw new Error(opened);
    const widths = [0, 1, 2].map((index) => {
      const page = pdfium.FPDF_LoadPage(opened.handle, index);
      const width = pdfium.FPDF_GetPageWidthF(page);
      pdfium.FPDF_ClosePage(page);
      return width;
    });
    opened.close();
    expect(widths).toEqual([pageWidth + margin, pageWidth, pageWidth + margin]);
  });
});
