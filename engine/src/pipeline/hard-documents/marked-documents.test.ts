import { describe, expect, it } from '@jest/globals';
import { rgb, StandardFonts, type PDFPage } from 'pdf-lib';
import { linesPdf, pageHeight, widthOf, type PageOptions } from '../../pdf/testing/a-pdf.ts';
import { anAgreement, feeLine } from '../testing/an-agreement.ts';
import { comparePdfs, remarksOn, toldBy } from '../testing/compare-pdfs.ts';

const fee = 'USD 48,500';
const baseLine = pageHeight - feeLine.y;
const plain = linesPdf(anAgreement());

/** The agreement with something on its fee, which is between the two ends. */
async function withMark(draw: (page: PDFPage, left: number, right: number) => void, said = fee): Promise<Uint8Array> {
  const left = 60 + (await widthOf(feeLine.before));
  const right = left + (await widthOf(fee));
  return linesPdf(anAgreement({ fee: said }), { draw: (page) => draw(page, left, right) });
}

describe('a filled box over words', () => {
  it.each([
    ['black', rgb(0, 0, 0)],
    ['white', rgb(1, 1, 1)],
  ])('hides them, and that is said: %s', async (_, color) => {
    const covered = await withMark((page, left, right) =>
      page.drawRectangle({ x: left - 1, y: baseLine - 4, width: right - left + 2, height: 15, color }),
    );
    const result = await comparePdfs(await plain, covered);
    expect(toldBy(result)).toEqual(['fee of USD 48,500 / fee of']);
    expect(remarksOn(result)).toContain('hidden under a filled box');
    expect(JSON.stringify(result.agreed)).not.toContain('48,500');
  });

  it('gives way to what is printed on it', async () => {
    const width = await widthOf(fee);
    const draw: PageOptions['draw'] = async (page, pdf) => {
      const x = 60 + (await widthOf(feeLine.before));
      page.drawRectangle({ x: x - 1, y: baseLine - 4, width: width + 2, height: 15, color: rgb(1, 1, 1) });
      page.drawText('USD 45,800', { x, y: baseLine, size: 12, font: await pdf.embedFont(StandardFonts.Helvetica) });
    };
    const result = await comparePdfs(await plain, await linesPdf(anAgreement(), { draw }));
    expect(toldBy(result)).toEqual(['USD 48,500 / USD 45,800']);
  });
});

describe('a printed mark-up', () => {
  const markedUp = withMark(
    (page, left) =>
      page.drawLine({
        start: { x: left, y: baseLine + 4 },
        end: { x: left + 66, y: baseLine + 4 },
        thickness: 0.8,
      }),
    'USD 48,500USD 45,800',
  );

  it('is compared as its clean text, and says what it marks', async () => {
    const result = await comparePdfs(await plain, await markedUp);
    expect(toldBy(result)).toEqual(['USD 48,500 / USD 45,800']);
    expect(result.findings[0]?.explanation).toContain('Marked in the draft.');
    expect(remarksOn(result)).toContain('Struck-out words were left out');
  });

  it('is the same as the clean text', async () => {
    const clean = await linesPdf(anAgreement({ fee: 'USD 45,800' }));
    expect(toldBy(await comparePdfs(clean, await markedUp))).toEqual([]);
  });
});

describe('annotations of a reviewer', () => {
  const annotated = (subtype: string): Promise<Uint8Array> =>
    withMark((page, left, right) => {
      const { context } = page.doc;
      const [bottom, top] = [baseLine - 3, baseLine + 10];
      const annotation = context.obj({
        Type: 'Annot',
        Subtype: subtype,
        Rect: [left, bottom, right, top],
        QuadPoints: [left, top, right, top, left, bottom, right, bottom],
      });
      page.node.addAnnot(context.register(annotation));
    });

  it('strike words out', async () => {
    const result = await comparePdfs(await plain, await annotated('StrikeOut'));
    expect(toldBy(result)).toEqual(['fee of USD 48,500 / fee of']);
    expect(remarksOn(result)).toContain('Struck-out words were left out');
  });

  it('mark words for redaction, which can still be read', async () => {
    const result = await comparePdfs(await plain, await annotated('Redact'));
    expect(toldBy(result)).toEqual([]);
    expect(remarksOn(result)).toContain('marked for redaction but still readable');
  });
});
