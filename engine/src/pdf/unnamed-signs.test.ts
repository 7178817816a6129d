import { describe, expect, it } from '@jest/globals';
import { handWrittenPdf } from './testing/hand-written-pdf.ts';
import { readFirstPage } from './testing/read-first-page.ts';
import { unnamedReader } from './unnamed-signs.ts';

type Box = readonly [left: number, bottom: number, right: number, top: number];

/** Where the ink of some signs is, in thousandths. */
const ink = {
  fi: [31, 0, 521, 683],
  fl: [32, 0, 521, 683],
  dash: [0, 201, 500, 220],
  opening: [43, 433, 414, 676],
  atMost: [40, -29, 500, 630],
  equivalent: [40, 60, 640, 440],
} as const satisfies Record<string, Box>;

/** Reads text whose codes below 32 are of a font without names, in which they have ink in these places. */
async function read(text: string, glyphs: Readonly<Record<number, Box>>): Promise<string> {
  const codes = Object.keys(glyphs).map(Number);
  const shown = Array.from(text, (letter) =>
    letter < ' ' ? `/T 12 Tf <${letter.charCodeAt(0).toString(16).padStart(2, '0')}> Tj` : `/F 12 Tf (${letter}) Tj`,
  );
  const procedures = codes.map((code) => {
    const [left, bottom, right, top] = glyphs[code] ?? [0, 0, 0, 0];
    const drawing = `${right + 40} 0 ${left} ${bottom} ${right} ${top} d1 ${left} ${bottom} ${right - left} ${top - bottom} re f`;
    return `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`;
  });
  const names = codes.map((code, at) => `/g${code} ${7 + at} 0 R`).join(' ');
  const differences = codes.map((code) => `${code} /g${code}`).join(' ');
  const widths = Array.from({ length: 32 }, (_, code) => (glyphs[code]?.[2] ?? 0) + 40).join(' ');
  const bytes = handWrittenPdf({
    content: `BT 60 700 Td ${shown.join(' ')} ET`,
    page: '/Resources << /Font << /F 5 0 R /T 6 0 R >> >>',
    objects: [
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 -250 1000 750] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 0 /LastChar 31 /Widths [${widths}] /CharProcs << ${names} >> /Encoding << /Type /Encoding /Differences [${differences}] >> >>`,
      ...procedures,
    ],
  });
  return (await readFirstPage(bytes)).page.texts.join(' ');
}

describe(unnamedReader.name, () => {
  it('reads ligatures, quotes and dashes by the encoding that their shapes fit', async () => {
    const inText = { 0x10: ink.opening, 0x15: ink.dash, 0x1c: ink.fi, 0x1d: ink.fl };
    expect(await read('\u0010de\u001Cned \u0015 \u001Dow', inText)).toBe('“defined – flow');
  });

  it('reads the same code otherwise in the older encoding', async () => {
    expect(await read('de\u000Cned and \u000Dow', { 0x0c: ink.fi, 0x0d: ink.fl })).toBe('defined and flow');
  });

  it('reads signs of formulas', async () => {
    expect(await read('a \u0014 b \u0011 c', { 0x11: ink.equivalent, 0x14: ink.atMost })).toBe('a ≤ b ≡ c');
  });

  it('does not guess where no encoding has such a shape', async () => {
    expect(await read('de\u001Cned', { 0x1c: [0, -200, 200, 700] })).toBe('de\uFFFDned');
  });
});
