import { describe, expect, it } from '@jest/globals';
import { openPage, type OpenPage } from '../pdf/open-page.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { loadPdfium } from '../pdf/pdfium-library.ts';
import { readTextLayer } from '../pdf/read-page.ts';
import { linesPdf } from '../pdf/testing/a-pdf.ts';
import type { Recogniser } from './recogniser.ts';
import { recogniseRegions, type Regions } from './recognise-regions.ts';

const library = loadPdfium();

async function aPage(): Promise<OpenPage> {
  const pdfium = await library;
  const pdf = openPdf(pdfium, await linesPdf(['Rent is due']));
  if (typeof pdf === 'string') throw new Error(pdf);
  const page = openPage(pdfium, pdf.handle, 0);
  if (page === undefined) throw new Error('no page');
  return page;
}

/** Sees these words, each in the middle of the picture. */
const recogniserOf = (...words: readonly { text: string; confidence: number }[]): Recogniser => ({
  recognise: ({ width, height }) => {
    const [left, right, top, bottom] = [width * 0.4, width * 0.6, height * 0.4, height * 0.6];
    const lines = words.map((word) => ({ words: [{ ...word, left, right, top, bottom }], slope: 0, width }));
    return Promise.resolve({ lines, confidence: 90, turn: 0, reader: 'test' });
  },
  close: () => Promise.resolve(),
});

async function read(regions: Regions, recogniser: Recogniser) {
  const pdfium = await library;
  const open = await aPage();
  return recogniseRegions(pdfium, open, readTextLayer(pdfium, open, 1).page, regions, recogniser, 'eng');
}

const region = { left: 200, top: 300, right: 300, bottom: 340 };

describe(recogniseRegions.name, () => {
  it('adds the words of a picture to those of the text layer, where they are on the page', async () => {
    const page = await read({ words: [], pictures: [region] }, recogniserOf({ text: '145.00', confidence: 90 }));
    expect(page.texts).toEqual(['Rent', 'is', 'due', '145.00']);
    const [left = 0, top = 0, right = 0, bottom = 0] = page.boxes.slice(12);
    expect([(left + right) / 2, (top + bottom) / 2].map(Math.round)).toEqual([250, 320]);
    expect(page.notes).toEqual({ seen: 1 });
  });

  it('leaves out what is read with doubt, and says that the picture was not read', async () => {
    const page = await read({ words: [], pictures: [region] }, recogniserOf({ text: '~|', confidence: 20 }));
    expect(page.texts).toEqual(['Rent', 'is', 'due']);
    expect(page.notes).toEqual({ pictures: 1 });
  });

  it('takes nothing from between the words that it looks for', async () => {
    const apart = [
      { left: 100, top: 300, right: 150, bottom: 312 },
      { left: 400, top: 300, right: 450, bottom: 312 },
    ];
    const page = await read({ words: apart, pictures: [] }, recogniserOf({ text: 'between', confidence: 90 }));
    expect(page.texts).toEqual(['Rent', 'is', 'due']);
  });
});
