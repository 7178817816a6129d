import { describe, expect, it } from '@jest/globals';
import { openPage, type OpenPage } from '../pdf/open-page.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { loadPdfium } from '../pdf/pdfium-library.ts';
import { readTextLayer } from '../pdf/read-page.ts';
import { recognisePage, type ScanHabits } from './recognise-page.ts';
import type { Recogniser } from './recogniser.ts';
import { scannedPdf } from './testing/scanned-pdf.ts';

const library = loadPdfium();

async function aScan(): Promise<OpenPage> {
  const pdfium = await library;
  const pdf = openPdf(pdfium, await scannedPdf(['Rent is due']));
  if (typeof pdf === 'string') throw new Error(pdf);
  const page = openPage(pdfium, pdf.handle, 0);
  if (page === undefined) throw new Error('no page');
  return page;
}

/** Sees one word, so many points high, with a confidence that depends on the size of the picture. */
function recogniserOf(points: number, confidenceAt: (dpi: number) => number) {
  const asked: { dpi: number; turn: number | undefined }[] = [];
  const recogniser: Recogniser = {
    recognise: (picture, _, turn) => {
      const dpi = Math.round((picture.width / 595) * 72);
      asked.push({ dpi, turn });
      const word = { text: 'Rent', left: 10, right: 60, top: 100, bottom: 100 + (points * dpi) / 72, confidence: 90 };
      return Promise.resolve({
        lines: [{ words: [word], slope: 0, width: 50 }],
        confidence: confidenceAt(dpi),
        turn: 90,
        reader: 'test',
      });
    },
    close: () => Promise.resolve(),
  };
  return { recogniser, asked };
}

const newHabits = (): ScanHabits => ({ language: 'eng', turn: 0, isSmallPrint: false });

async function read(recogniser: Recogniser, habits: ScanHabits) {
  const pdfium = await library;
  const open = await aScan();
  return recognisePage(pdfium, open, readTextLayer(pdfium, open, 1).page, recogniser, habits);
}

describe(recognisePage.name, () => {
  it('draws small print again, finer, where it was read with doubt', async () => {
    const { recogniser, asked } = recogniserOf(9, (dpi) => (dpi > 220 ? 90 : 80));
    expect((await read(recogniser, newHabits()))?.confidence).toBe(0.9);
    expect(asked.map(({ dpi }) => Math.round(dpi / 10))).toEqual([20, 26]);
  });

  it('keeps what it read first when the finer drawing reads worse', async () => {
    const habits = newHabits();
    const { recogniser } = recogniserOf(9, (dpi) => (dpi > 220 ? 70 : 80));
    expect((await read(recogniser, habits))?.confidence).toBe(0.8);
    expect(habits.isSmallPrint).toBe(false);
  });

  it('draws large print and what is read well once', async () => {
    for (const [points, confidence] of [
      [14, 80],
      [9, 95],
    ] as const) {
      const { recogniser, asked } = recogniserOf(points, () => confidence);
      await read(recogniser, newHabits());
      expect(asked).toHaveLength(1);
    }
  });

  it('begins the next page as the last one turned out to be', async () => {
    const habits = newHabits();
    const { recogniser, asked } = recogniserOf(9, (dpi) => (dpi > 220 ? 90 : 80));
    await read(recogniser, habits);
    await read(recogniser, habits);
    expect(asked.slice(2).map(({ dpi, turn }) => [Math.round(dpi / 10), turn])).toEqual([[26, 90]]);
  });
});
