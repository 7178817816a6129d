import { describe, expect, it } from '@jest/globals';
import { linesPdf } from '../../pdf/testing/a-pdf.ts';
import { handWrittenPdf } from '../../pdf/testing/hand-written-pdf.ts';
import { unicodePdf } from '../../pdf/testing/unicode-pdf.ts';
import { anAgreement } from '../testing/an-agreement.ts';
import { comparePdfs, toldBy } from '../testing/compare-pdfs.ts';

type Make = (lines: readonly string[]) => Uint8Array;

/** Lines 20 points apart, each drawn by what `show` gives for its text and the place of its base line. */
const drawn = (lines: readonly string[], show: (text: string, y: number) => string, page = ''): Uint8Array =>
  handWrittenPdf({ content: lines.map((text, row) => show(text, 740 - row * 20)).join('\n'), page });
const plain = (text: string, y: number): string => `BT /F 12 Tf 60 ${y} Td (${text}) Tj ET`;

const negative: Make = (lines) => drawn(lines, (text, y) => `BT /F -12 Tf -100 Tz 1 0 0 -1 60 ${y} Tm (${text}) Tj ET`);
const turned: Make = (lines) =>
  drawn(lines, (text, y) => `BT /F 12 Tf 0 1 -1 0 ${800 - y} 60 Tm (${text}) Tj ET`, '/Rotate 90');
const numbered: Make = (lines) =>
  drawn(lines, (text, y) => `${plain(text, y)} BT /F 8 Tf 30 ${y} Td (${(760 - y) / 20}) Tj ET`);
const cropped: Make = (lines) =>
  drawn(
    [...lines, 'Cut off: USD 99,000'],
    (text, y) => plain(text, text.startsWith('Cut') ? 20 : y),
    '/CropBox [0 60 595 842]',
  );
/** The text that stands for the line with the fee is that of the first version. */
const stale: Make = (lines) =>
  drawn(lines, (text, y) => {
    const said = text.replace(/\d\d,\d00/u, '48,500');
    return `BT /F 12 Tf 60 ${y} Td /Span << /ActualText (${said}) >> BDC (${text}) Tj EMC ET`;
  });
/** The fee is the value of a field that nothing draws. */
const form: Make = (lines) => {
  const fee = /USD [\d,]+/u.exec(lines.join(' '))?.[0] ?? '';
  const content = lines.map((text, row) => plain(text.replace(fee, ' '.repeat(26)), 740 - row * 20)).join('\n');
  const field = `<< /Type /Annot /Subtype /Widget /FT /Tx /T (fee) /V (${fee}) /DA (/F 12 Tf) /F 4 /Rect [262 657 350 673] >>`;
  return handWrittenPdf({
    content,
    page: '/Annots [6 0 R]',
    catalog: '/AcroForm << /Fields [6 0 R] /NeedAppearances true >>',
    objects: [field],
  });
};

describe('an agreement as other programs make it', () => {
  it.each<[string, Make]>([
    ['with letters of a negative size', negative],
    ['turned, on a page that is turned back', turned],
    ['with numbers of its lines', numbered],
    ['with a line that the page cuts off', cropped],
    ['with a text for readers of screens', stale],
    ['with a form that is filled in', form],
  ])('is the same %s, and another one with another fee', async (_how, make) => {
    const a = await linesPdf(anAgreement());
    expect(toldBy(await comparePdfs(a, make(anAgreement())))).toEqual([]);
    const [same, changed] = [make(anAgreement()), make(anAgreement({ fee: 'USD 45,800' }))];
    expect(toldBy(await comparePdfs(a, changed))).toEqual(['USD 48,500 / USD 45,800']);
    expect(toldBy(await comparePdfs(same, changed))).toEqual(['USD 48,500 / USD 45,800']);
  });

  it('is the same with a raised mark before a footnote', async () => {
    const note = [...anAgreement(), ''].concat('Taxes are not included.');
    const raised = drawn(note, (text, y) =>
      text.startsWith('Taxes') ? `BT /F 7 Tf 60 ${y} Td (1) Tj /F 12 Tf 12 0 Td (${text}) Tj ET` : plain(text, y),
    );
    const sign = unicodePdf(
      note.map((text) => text.replace('Taxes', '¹ Taxes')),
      8,
    );
    expect(toldBy(await comparePdfs(raised, sign))).toEqual([]);
  });
});
