import { afterAll, describe, expect, it } from '@jest/globals';
import { displayBox } from '../pdf/display-box.ts';
import { defaultLimits } from '../pdf/document-source.ts';
import type { ReadDocument, ReadPage } from '../pdf/read-document.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openReader } from './reader-pool.ts';
import { recogniseAll } from './recognise-all.ts';
import { scannedPdf } from './testing/scanned-pdf.ts';

const folder = temporaryFolder();
const reader = openReader(defaultLimits, { workers: 1, native: false }, undefined);
afterAll(() => reader.close());

const lines = [
  'The tenant shall pay to the landlord a monthly rent of',
  'EUR 1,284.50 on the first day of each month from the',
  '27 June 2025 and a deposit of EUR 3,853.50 for the flat.',
];

async function readScan(
  ...scan: Parameters<typeof scannedPdf>
): Promise<ReadDocument & { readonly recognised: boolean[] }> {
  const recognised: boolean[] = [];
  const source = await folder.write('scan.pdf', await scannedPdf(...scan));
  const document = await reader.read(source, (done) => recognised.push(done.recognised));
  return { ...document, recognised };
}

/** Where a word is displayed. */
function placeOf(page: ReadPage | undefined, text: string) {
  if (page === undefined) throw new Error('no page');
  const at = page.texts.indexOf(text);
  const [left = 0, top = 0, right = 0, bottom = 0] = page.boxes.slice(at * 4, at * 4 + 4);
  return displayBox([left, top, right, bottom], page);
}

describe(recogniseAll.name, () => {
  it('reads the words of a scan with their places', async () => {
    const { pages, recognised } = await readScan(lines);
    const [page] = pages;
    expect(page?.texts.join(' ')).toBe(lines.join(' '));
    expect(page).toMatchObject({ ocr: true, turn: 0, reader: 'tesseract.js' });
    expect(page?.confidence).toBeGreaterThan(0.85);
    expect(page?.confidence).toBeLessThanOrEqual(1);
    expect(recognised).toEqual([true]);
    const [left, top, , bottom] = placeOf(page, '1,284.50');
    expect(left).toBeGreaterThan(85);
    expect(left).toBeLessThan(95);
    // The second base line stands 116 points from the top.
    expect(top).toBeLessThan(110);
    expect(bottom).toBeGreaterThan(114);
    expect(bottom).toBeLessThan(122);
  });

  it('reads a scan that lies on its side, and tells where its words are displayed', async () => {
    const [page] = (await readScan(lines, 90)).pages;
    expect(page?.turn).toBe(270);
    expect(page?.texts).toContain('1,284.50');
    const [left, top, right] = placeOf(page, '1,284.50');
    expect(top).toBeGreaterThan(85);
    expect(top).toBeLessThan(95);
    expect((left + right) / 2).toBeCloseTo(842 - 112, -1);
  });

  it('reads a scan in the language that it turns out to be in', async () => {
    const german = [
      'Die Miete für die Wohnung wird von dem Mieter an den',
      'Vermieter überwiesen und beträgt 1.284,50 Euro.',
    ];
    const [page] = (await readScan(german)).pages;
    expect(page?.texts.join(' ')).toBe(german.join(' '));
  });
});
