import { describe, expect, it } from '@jest/globals';
import { findCoveredWords } from './covered-words.ts';
import { handWrittenPdf } from './testing/hand-written-pdf.ts';
import { readFirstPage } from './testing/read-first-page.ts';

/** Two lines of 12 points, 10 points apart, and a white box drawn over them, of which no more is seen than the clip leaves. */
const boxOver = (clip: string): Uint8Array =>
  handWrittenPdf({
    content: `BT /F 12 Tf 10 TL 60 700 Td (attached. The) Tj T* (a side exit) Tj ET q ${clip} re W n 1 g 66 100 500 700 re f Q`,
  });

describe(findCoveredWords.name, () => {
  it('hides what a box lies over', async () => {
    expect((await readFirstPage(boxOver('0 0 595 842'))).page.texts).toEqual(['a']);
  });

  it('leaves words that are seen where the box is cut off, however close the lines are set', async () => {
    const { page } = await readFirstPage(boxOver('300 300 50 50'));
    expect(page.texts).toEqual(['attached.', 'The', 'a', 'side', 'exit']);
  });
});
