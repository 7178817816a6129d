import { describe, expect, it } from '@jest/globals';
import { readPageShapes } from './read-page-rulings.ts';
import { handWrittenPdf } from './testing/hand-written-pdf.ts';
import { readFirstPage } from './testing/read-first-page.ts';

const words = 'BT /F 12 Tf 60 700 Td (The fee is) Tj ET';
const picture = (width: number, height: number): string =>
  `q ${width} 0 0 ${height} 130 600 cm BI /W 1 /H 1 /CS /G /BPC 8 ID A EI Q`;
const letters = Array.from({ length: 40 }, (_, at) => `${60 + at * 8} 600 5 8 re f`).join('\n');

/** A page on which a sign shows what it is told to. */
const withSign = (shown: string): Buffer =>
  handWrittenPdf({
    content: `${words} /S Do`,
    page: '/Resources << /Font << /F 5 0 R >> /XObject << /S 6 0 R >> >>',
    objects: [
      `<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Length ${shown.length} >>\nstream\n${shown}\nendstream`,
    ],
  });
const picturesOf = async (bytes: Buffer) =>
  (await readFirstPage(bytes)).pictures.map(({ left, right }) => [Math.round(left), Math.round(right)]);

describe(readPageShapes.name, () => {
  it('gives pictures that are as large as a figure, also within a sign', async () => {
    expect(await picturesOf(handWrittenPdf({ content: `${words} ${picture(40, 12)}` }))).toEqual([[130, 170]]);
    expect(await picturesOf(handWrittenPdf({ content: `${words} ${picture(12, 12)}` }))).toEqual([]);
    expect(await picturesOf(withSign(picture(40, 12)))).toEqual([[130, 170]]);
  });

  it('gives letters that a sign draws', async () => {
    const { toSee } = await readFirstPage(withSign(letters));
    expect(toSee.map(({ left }) => left)).toEqual([60]);
  });
});
