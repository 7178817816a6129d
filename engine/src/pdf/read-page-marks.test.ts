import { describe, expect, it } from '@jest/globals';
import { rgb, StandardFonts } from 'pdf-lib';
import { readTextLayer } from './read-page.ts';
import { aPdf, pageHeight, widthOf, type PageOptions } from './testing/a-pdf.ts';
import { handWrittenPdf } from './testing/hand-written-pdf.ts';
import { readFirstPage } from './testing/read-first-page.ts';

describe(`${readTextLayer.name}: what the page shows and its characters do not say`, () => {
  it('parts a deletion and an insertion that touch where the line through the first ends', async () => {
    const draw: PageOptions['draw'] = async (page) => {
      const y = pageHeight - 296;
      page.drawLine({ start: { x: 100, y }, end: { x: 100 + (await widthOf('48,500')), y } });
    };
    const { page } = await readFirstPage(await aPdf({ texts: [{ text: '48,50045,800', x: 100, y: 300 }], draw }));
    expect(page).toMatchObject({ texts: ['45,800'], notes: { struckOut: 1 } });
  });

  it('reads what is printed twice with a small offset once', async () => {
    const letters = Array.from('45,800.');
    const widths = await Promise.all(letters.map(widthOf));
    const at = (index: number): number => 100 + widths.slice(0, index).reduce((sum, width) => sum + width, 0);
    const texts = letters.flatMap((text, index) =>
      [0, 0.9].map((offset) => ({ text, x: at(index) + offset, y: 300 + offset })),
    );
    expect((await readFirstPage(await aPdf({ texts }))).page.texts).toEqual(['45,800.']);
  });

  it('keeps both letters of a ligature, which stand in one place', async () => {
    const map = '1 beginbfchar <78> <006600660069> endbfchar';
    const toUnicode = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange ${map} endcmap end`;
    const bytes = handWrittenPdf({
      content: 'BT /F 12 Tf 100 500 Td (suxcient) Tj ET',
      page: '/Resources << /Font << /F 6 0 R >> >>',
      objects: [
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>',
        `<< /Length ${toUnicode.length} >>\nstream\n${toUnicode}\nendstream`,
      ],
    });
    expect((await readFirstPage(bytes)).page.texts).toEqual(['sufficient']);
  });

  it('leaves words out that a box drawn after them hides, and keeps what is printed on the box', async () => {
    const draw: PageOptions['draw'] = async (page, pdf) => {
      const y = pageHeight - 304;
      page.drawRectangle({ x: 98, y, width: 60, height: 16, color: rgb(1, 1, 1) });
      page.drawText('45,800', { x: 100, y: y + 4, size: 12, font: await pdf.embedFont(StandardFonts.Helvetica) });
    };
    const { page } = await readFirstPage(await aPdf({ texts: [{ text: '48,500', x: 100, y: 300 }], draw }));
    expect(page).toMatchObject({ texts: ['45,800'], notes: { covered: 1 } });
  });

  it('keeps words on a coloured ground, and under a box that lets them through', async () => {
    const bytes = await aPdf({
      texts: [{ text: 'below', x: 100, y: 400 }],
      draw: async (page, pdf) => {
        page.drawRectangle({ x: 98, y: pageHeight - 304, width: 60, height: 16, color: rgb(0.9, 0.9, 0.6) });
        const font = await pdf.embedFont(StandardFonts.Helvetica);
        page.drawText('above', { x: 100, y: pageHeight - 300, size: 12, font });
        const glass = { color: rgb(1, 1, 0), opacity: 0.3 };
        page.drawRectangle({ x: 98, y: pageHeight - 404, width: 60, height: 16, ...glass });
      },
    });
    const { page } = await readFirstPage(bytes);
    expect(page.texts.toSorted()).toEqual(['above', 'below']);
    expect(page.notes).toBeUndefined();
  });

  it('reads what a reviewer struck out as struck out, and what the reviewer wrote', async () => {
    const at = (left: number, right: number): string => `${left} 552 ${right} 552 ${left} 538 ${right} 538`;
    const width = Math.round(await widthOf('48,500'));
    const page = '/Annots [6 0 R 7 0 R 8 0 R]';
    const objects = [
      `<< /Type /Annot /Subtype /StrikeOut /Rect [100 538 ${100 + width} 552] /QuadPoints [${at(100, 100 + width)}] >>`,
      '<< /Type /Annot /Subtype /Caret /Rect [140 538 146 552] /Contents (45,800) >>',
      '<< /Type /Annot /Subtype /Redact /Rect [200 538 260 552] >>',
    ];
    const content = 'BT /F 12 Tf 100 542 Td (48,500 a month) Tj ET';
    const read = await readFirstPage(handWrittenPdf({ content, page, objects }));
    expect(read.page.texts).toEqual(['a', 'month']);
    expect(read.page.notes).toMatchObject({ struckOut: 1, redactions: 1, comments: ['45,800'] });
  });

  it('wants single words seen whose font does not say which characters it shows', async () => {
    const font = '<< /Type /Font /Subtype /Type0 /BaseFont /Odd /Encoding /Identity-H /DescendantFonts [7 0 R] >>';
    const descendant =
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Odd /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 600 >>';
    const page = '/Resources << /Font << /F 5 0 R /G 6 0 R >> >>';
    const codes = Array.from('48,500', (one) => (one.charCodeAt(0) - 29).toString(16).padStart(4, '0')).join('');
    const content =
      'BT /F 12 Tf 100 542 Td (The monthly fee of the supplier is USD) Tj ET BT /G 12 Tf 330 542 Td <CODES> Tj ET'.replace(
        'CODES',
        codes,
      );
    const read = await readFirstPage(handWrittenPdf({ content, page, objects: [font, descendant] }));
    expect(read.page.texts.join(' ')).toBe('The monthly fee of the supplier is USD');
    expect(read.toSee.map(({ left }) => Math.round(left))).toEqual([330]);
  });
});
