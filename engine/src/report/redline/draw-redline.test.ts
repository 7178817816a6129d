import { describe, expect, it } from '@jest/globals';
import type { Redline } from '../../judge/comparison.ts';
import type { RedlineMark } from '../../judge/redline-marks.ts';
import { readFirstPage } from '../../pdf/testing/read-first-page.ts';
import { drawRedline, marginWidth } from './draw-redline.ts';

const deleted = (note: string, top: number): RedlineMark => ({
  page: 1,
  kind: 'deleted',
  boxes: [[100, top, 100, top + 12]],
  note,
});
const aRedline = (...marks: readonly RedlineMark[]): Redline => ({
  earlier: 'draft.pdf',
  later: 'signed.pdf',
  paragraphs: [],
  marks,
  pages: [{ width: 300, height: 200 }],
});
const options = { createdAt: new Date(0), locale: 'en-GB' };

describe('drawRedline', () => {
  it('notes deleted words in a margin, those of one line in one note', async () => {
    const { bytes, pages } = await drawRedline(aRedline(deleted('thirty days', 80), deleted('$100', 82)), options);
    expect(pages).toEqual([{ page: 1, isBehind: false }]);
    const { page } = await readFirstPage(bytes);
    expect(page.width).toBe(300 + marginWidth);
    const at = page.texts.indexOf('thirty');
    expect(page.texts.slice(at, at + 4)).toEqual(['thirty', 'days', '·', '$100']);
    expect(page.boxes[at * 4]).toBeGreaterThan(300);
    expect(page.boxes[at * 4 + 1]).toBeCloseTo(80, -1);
  });

  it('goes on behind the page with words that have no room beside it', async () => {
    const { pages } = await drawRedline(aRedline(deleted('a clause that was left out '.repeat(60), 20)), options);
    expect(pages.map(({ isBehind }) => isBehind)).toEqual([false, true]);
  });
});
