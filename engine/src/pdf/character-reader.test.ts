import { describe, expect, it } from '@jest/globals';
import { characterReader } from './character-reader.ts';
import { handWrittenPdf } from './testing/hand-written-pdf.ts';
import { readFirstPage } from './testing/read-first-page.ts';
import { unicodePdf } from './testing/unicode-pdf.ts';

/** Helvetica with other signs in places of letters, and a map of codes. */
function withFont(differences: string, mapped: string): { readonly page: string; readonly objects: string[] } {
  const map = `begincmap 1 begincodespacerange <00> <FF> endcodespacerange ${mapped} endcmap`;
  return {
    page: '/Resources << /Font << /F 6 0 R >> >>',
    objects: [
      `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /BaseEncoding /WinAnsiEncoding /Differences ${differences} >> /ToUnicode 7 0 R >>`,
      `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
    ],
  };
}

describe(characterReader.name, () => {
  it('reads ligatures whose bytes changed places as their letters', async () => {
    const { page } = await readFirstPage(unicodePdf(['The 昀椀rst of昀椀ce of the mill']));
    expect(page.texts.join(' ')).toBe('The first office of the mill');
  });

  it('takes one such character for itself', async () => {
    expect((await readFirstPage(unicodePdf(['木の椀']))).page.texts.join('')).toBe('木の椀');
  });

  it('reads three letters of one sign whose bytes were added up', async () => {
    expect((await readFirstPage(unicodePdf(['The o昀\uCF00ce of the mill']))).page.texts.join(' ')).toBe(
      'The office of the mill',
    );
  });

  it.each([
    { as: 'endash', code: '33', said: 'Day 14A24 A 3 ll', shown: 'Day 14–24 – 3 ll' },
    { as: 'quoteright', code: '39', said: 'The bank9s 9 or 1,59A', shown: 'The bank9s 9 or 1,59’' },
    { as: 'quotedblleft', code: '3C', said: 'AReady < more', shown: '“Ready < more' },
    { as: 'Euro', code: 'AC', said: '123 A in all', shown: '123 € in all' },
    { as: 'twosuperior', code: '76', said: 'van of a billA', shown: 'van of a bill' },
    { as: 'ellipsis', code: '26', said: 'Dealer & Son A', shown: 'Dealer & Son …' },
  ])('reads the sign $as that has the code of another one as it is drawn', async ({ as, code, said, shown }) => {
    const bytes = handWrittenPdf({
      content: `BT /F 12 Tf 60 700 Td (${said}) Tj ET`,
      ...withFont(`[65 /${as}]`, `1 beginbfchar <41> <00${code}> endbfchar`),
    });
    expect((await readFirstPage(bytes)).page.texts.join(' ')).toBe(shown);
  });

  it('does not read letters of words by their looks', async () => {
    const bytes = handWrittenPdf({
      content: 'BT /F 12 Tf 300 Tz 60 700 Td (Italic figs) Tj ET',
      ...withFont('[]', '1 beginbfchar <41> <0041> endbfchar'),
    });
    expect((await readFirstPage(bytes)).page.texts.join('')).toBe('Italicfigs');
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
