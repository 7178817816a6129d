import { describe, expect, it } from '@jest/globals';
import type { Picture } from '../pdf/render-region.ts';
import { readAgain } from './read-again.ts';
import type { TesseractLine } from './recognised-text.ts';
import { tesseractLines } from './testing/tesseract-lines.ts';

const page: Picture = { width: 600, height: 200, pixels: new Uint8Array(600 * 200).fill(255) };
const given = (): TesseractLine[] =>
  tesseractLines(
    [
      ['rent', 10, 60],
      ['1O.5O', 80, 60, { confidence: 70 }],
      ['is', 180, 60],
      ['bue', 220, 60, { confidence: 40 }],
    ],
    [['on', 10, 110]],
  );

/** What is read in each row of the sheet. */
async function readings(rows: readonly string[], lines = given()): Promise<(string | undefined)[]> {
  await readAgain(lines, page, (sheet) => {
    const high = sheet.height / rows.length;
    return Promise.resolve(tesseractLines(...rows.map((text, row) => [[text, 30, (row + 0.7) * high] as const])));
  });
  return lines.flatMap(({ words }) => words.map(({ again }) => again));
}

describe(readAgain.name, () => {
  it('keeps the second reading of doubted words beside the first', async () => {
    const lines = given();
    expect(await readings(['10.50', 'due'], lines)).toEqual([undefined, '10.50', undefined, 'due', undefined]);
    expect(lines[0]?.words[1]?.text).toBe('1O.5O');
  });

  it('keeps none that is the same', async () => {
    expect(await readings(['1O.5O', 'due'])).toEqual([undefined, undefined, undefined, 'due', undefined]);
  });

  it('makes no sheet too large to be read, however many words are doubted', async () => {
    const words = Array.from(
      { length: 180 },
      (_, at) => ['rent', 10, 60, { confidence: at % 3 === 0 ? 70 : 95 }] as const,
    );
    const heights: number[] = [];
    await readAgain(tesseractLines(words), page, ({ height }) => {
      heights.push(height);
      return Promise.resolve([]);
    });
    expect(heights).toHaveLength(2);
  });

  it('does not look at a page of which most is doubted', async () => {
    const doubted = tesseractLines([
      ['rnet', 10, 60, { confidence: 30 }],
      ['bue', 80, 60, { confidence: 30 }],
    ]);
    expect(await readings(['rent', 'due'], doubted)).toEqual([undefined, undefined]);
  });
});
