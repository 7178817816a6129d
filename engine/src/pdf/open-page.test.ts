import { describe, expect, it } from '@jest/globals';
import { handWrittenPdf } from './testing/hand-written-pdf.ts';
import { readFirstPage } from './testing/read-first-page.ts';
import { openPage } from './open-page.ts';

const appearance =
  '<< /Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources << /Font << /F 5 0 R >> >> /Length 28 >>\nstream\nBT /F 12 Tf 2 5 Td (paid) Tj ET\nendstream';

/** The words of a page with a line of text and one annotation. */
async function wordsWith(annotation: string, catalog = ''): Promise<readonly string[]> {
  const pdf = handWrittenPdf({
    content: 'BT /F 12 Tf 60 700 Td (Rent) Tj ET',
    page: '/Annots [6 0 R]',
    catalog,
    objects: [`<< /Type /Annot /Rect [60 600 160 620] /F 4 ${annotation} >>`, appearance],
  });
  return (await readFirstPage(pdf)).page.texts;
}

describe(openPage.name, () => {
  it('makes what an annotation shows part of the page', async () => {
    expect(await wordsWith('/Subtype /Stamp /AP << /N 7 0 R >>')).toEqual(['Rent', 'paid']);
  });

  it('makes what a link shows part of the page', async () => {
    expect(await wordsWith('/Subtype /Link /AP << /N 7 0 R >>')).toEqual(['Rent', 'paid']);
  });

  it('draws what was typed on the page where the program left that to the viewer', async () => {
    expect(await wordsWith('/Subtype /FreeText /Contents (paid) /DA (0 g /F 12 Tf)')).toEqual(['Rent', 'paid']);
  });

  it('draws what was filled into a form where the program left that to the viewer', async () => {
    expect(
      await wordsWith(
        '/Subtype /Widget /FT /Tx /T (fee) /V (USD 48,500) /DA (/F 12 Tf)',
        '/AcroForm << /Fields [6 0 R] /NeedAppearances true >>',
      ),
    ).toEqual(['Rent', 'USD', '48,500']);
  });

  it.each(['/Subtype /Link /Border [0 0 1]', '/Subtype /Popup /Open true'])(
    'leaves a page as it is with no more than %s',
    async (annotation) => {
      expect(await wordsWith(annotation)).toEqual(['Rent']);
    },
  );
});
