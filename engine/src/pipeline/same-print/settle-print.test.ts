import { describe, expect, it } from '@jest/globals';
import { loadPdfium } from '../../pdf/pdfium-library.ts';
import type { ReadPage } from '../../pdf/read-document.ts';
import { unicodePdf } from '../../pdf/testing/unicode-pdf.ts';
import { doubtfulFlag } from '../../pdf/read-page-words.ts';
import { samePrint } from '../../pdf/same-print.ts';
import { aDocument } from '../../testing/a-document.ts';
import { handWrittenPdf } from '../../pdf/testing/hand-written-pdf.ts';
import { compareDocuments } from '../compare-documents.ts';
import { readPdf, toldBy } from '../testing/compare-pdfs.ts';
import { settlePrint } from './settle-print.ts';

const library = loadPdfium();

const clauses = [
  'The mill pays the carrier a fee for each load within thirty days.',
  'The carrier keeps the goods dry and clean, and insures them.',
  'Either party may end this contract by notice of two months.',
];

/** Lines of Times in which `~` shows a sign of the Symbol font, whose map of codes says that it is another character. */
function paper(lines: readonly string[], sign: string, mappedTo: string): Buffer {
  const map = `begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <41> <${mappedTo}> endbfchar endcmap`;
  const shown = [...clauses, ...lines].map((line, at) => {
    const pieces = line.split('~').map((piece) => `/F 11 Tf (${piece}) Tj`);
    return `BT 60 ${760 - at * 24} Td ${pieces.join(' /S 11 Tf (A) Tj ')} ET`;
  });
  return handWrittenPdf({
    content: shown.join('\n'),
    page: '/Resources << /Font << /F 6 0 R /S 7 0 R >> >>',
    objects: [
      '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>',
      `<< /Type /Font /Subtype /Type1 /BaseFont /Symbol /Encoding << /Type /Encoding /Differences [65 /${sign}] >> /ToUnicode 8 0 R >>`,
      `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
    ],
  });
}

async function settled(a: Buffer, b: Buffer) {
  const pdfium = await library;
  const documents = [await readPdf('a.pdf', a), await readPdf('b.pdf', b)];
  let looked = 0;
  const both = await settlePrint(documents, (_a, _b, places) => {
    looked += places.length;
    return Promise.resolve(samePrint(pdfium, a, b, places));
  });
  return { told: toldBy(compareDocuments(both).result), pages: both.map(({ pages }) => pages[0]), looked };
}

/** The page without the first word of that text. */
function withoutWord(page: ReadPage, text: string): ReadPage {
  const at = page.texts.indexOf(text);
  const without = <Item>(list: readonly Item[], size: number): Item[] => list.toSpliced(at * size, size);
  return {
    ...page,
    texts: without(page.texts, 1),
    boxes: without(page.boxes, 4),
    sizes: without(page.sizes, 1),
    flags: without(page.flags, 1),
  };
}

const line = ['The angle ~ is 12,400 at most, and the pressure is 3,100.'];

describe(settlePrint.name, () => {
  it('takes what both papers show for the same, however their codes name it', async () => {
    const { told, pages } = await settled(paper(line, 'alpha', '03B1'), paper(line, 'alpha', '005A'));
    expect(told).toEqual([]);
    expect(pages[1]?.texts).toEqual(pages[0]?.texts);
  });

  it('gives both papers the characters that have a code', async () => {
    const { pages } = await settled(paper(line, 'alpha', 'E000'), paper(line, 'alpha', '03B1'));
    expect(pages.map((page) => page?.texts.includes('α'))).toEqual([true, true]);
    expect(pages.flatMap((page) => page?.flags.filter((flag) => (flag & doubtfulFlag) !== 0))).toEqual([]);
  });

  it('doubts what it cannot decide', async () => {
    const { pages } = await settled(paper(line, 'alpha', '03B1'), paper(line, 'alpha', '0416'));
    expect(pages.map((page) => page?.flags.filter((flag) => (flag & doubtfulFlag) !== 0).length)).toEqual([1, 1]);
  });

  it('looks at words that are cut otherwise, and cuts them alike where they look so', async () => {
    const whole = aDocument('a.pdf', ['The carrier took 357340 loads of goods to the mill']);
    const cut = aDocument('b.pdf', ['The carrier took 357 340 loads of goods to the mill']);
    const [page] = cut.pages;
    const right = page?.texts.indexOf('340') ?? 0;
    // The second part ends where the figure ends, and all behind it stands where it did.
    page?.boxes.splice(right * 4, page.boxes.length, ...(whole.pages[0]?.boxes.slice((right - 1) * 4) ?? []));
    const settledCut = await settlePrint([whole, cut], (_a, _b, places) => Promise.resolve(places.map(() => true)));
    expect(settledCut.map(({ pages }) => pages[0]?.texts.length)).toEqual([10, 10]);
  });

  it('tells signs that are drawn otherwise', async () => {
    const { told, looked } = await settled(paper(line, 'greaterequal', '2265'), paper(line, 'lessequal', '2264'));
    expect([told.length, looked]).toEqual([1, 1]);
  });

  it('takes other letters of a font without them for others, though neither are drawn', async () => {
    const said = (digits: string): Buffer => unicodePdf([...clauses, `किराया ${digits} है`]);
    const { told, looked } = await settled(said('४८,५००'), said('४५,८००'));
    expect([told, looked]).toEqual([['४८,५०० / ४५,८००'], 1]);
  });

  it('tells small raised figures that are drawn otherwise', async () => {
    const power = (digit: string): Buffer => unicodePdf([...clauses, `The tank holds 10${digit} litres.`]);
    const { told, looked } = await settled(power('²'), power('³'));
    expect([told, looked]).toEqual([['10² / 10³'], 1]);
  });

  it('gives both papers what only one was read of', async () => {
    const whole = aDocument('a.pdf', [...clauses]);
    const [page] = whole.pages;
    const cut = {
      ...aDocument('b.pdf', [...clauses]),
      pages: page === undefined ? [] : [withoutWord(page, 'carrier')],
    };
    const both = await settlePrint([whole, cut], (_a, _b, places) => Promise.resolve(places.map(() => true)));
    expect(both[1]?.pages[0]?.texts).toEqual(page?.texts);
  });

  it('looks at other letters that are as wide: `file` and `ffle`', async () => {
    const ligature = (letters: string) => aDocument('a.pdf', [...clauses, `A ${letters}le is kept.`]);
    const [one, other] = [ligature('fi'), ligature('ff')];
    const both = await settlePrint([one, other], (_a, _b, places) => Promise.resolve(places.map(() => true)));
    expect(both[1]?.pages[0]?.texts).toContain('file');
  });

  it('looks at no pages whose words stand elsewhere', async () => {
    const other = Array.from({ length: 40 }, (_, at) => `Row ${at} of another paper ${at * 7}`);
    const { looked } = await settled(paper(line, 'alpha', '03B1'), paper([...other, ...line], 'alpha', '0042'));
    expect(looked).toBe(0);
  });

  it('looks at no figures that were changed', async () => {
    const other = ['The angle ~ is 12,700 at most, and the pressure is 3,100.'];
    const { told, looked } = await settled(paper(line, 'alpha', '03B1'), paper(other, 'alpha', '03B1'));
    expect([told, looked]).toEqual([['12,400 / 12,700'], 0]);
  });
});
