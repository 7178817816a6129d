import { describe, expect, it } from '@jest/globals';
import { characterReader } from './character-reader.ts';
import { handWrittenPdf } from './testing/hand-written-pdf.ts';
import { readFirstPage } from './testing/read-first-page.ts';
import { unicodePdf } from './testing/unicode-pdf.ts';

describe(characterReader.name, () => {
  it('reads ligatures whose bytes changed places as their letters', async () => {
    const { page } = await readFirstPage(unicodePdf(['The 昀椀rst of昀椀ce of the mill']));
    expect(page.texts.join(' ')).toBe('The first office of the mill');
  });

  it('takes one such character for itself', async () => {
    expect((await readFirstPage(unicodePdf(['木の椀']))).page.texts.join('')).toBe('木の椀');
  });

  it('reads a dash that has the code of a digit as a dash', async () => {
    const map =
      'begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <41> <0034> endbfchar endcmap';
    const bytes = handWrittenPdf({
      content: 'BT /F 12 Tf 60 700 Td (Day 14A24 A 4 ll) Tj ET',
      page: '/Resources << /Font << /F 6 0 R >> >>',
      objects: [
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [65 /endash] >> /ToUnicode 7 0 R >>',
        `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
      ],
    });
    expect((await readFirstPage(bytes)).page.texts).toEqual(['Day', '14–24', '–', '4', 'll']);
  });

  it('sees words of a font whose measures reach far beyond its letters', async () => {
    const bytes = handWrittenPdf({
      content: 'BT /F 12 Tf 100 742 Td (Rent is due) Tj ET',
      page: '/Resources << /Font << /F 6 0 R >> >>',
      objects: [
        '<< /Type /Font /Subtype /Type1 /BaseFont /Math /FirstChar 32 /LastChar 122 /Widths 8 0 R /FontDescriptor 7 0 R /Encoding /WinAnsiEncoding >>',
        '<< /Type /FontDescriptor /FontName /Math /Flags 32 /FontBBox [0 -9000 1000 40000] /Ascent 40000 /Descent -9000 /ItalicAngle 0 /CapHeight 700 /StemV 80 >>',
        `[${'500 '.repeat(91)}]`,
      ],
    });
    const { page } = await readFirstPage(bytes);
    expect(page.texts).toEqual(['Rent', 'is', 'due']);
    expect(Math.min(...page.boxes)).toBeGreaterThan(70);
  });
});
