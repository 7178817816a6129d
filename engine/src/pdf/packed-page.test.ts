import { describe, expect, it } from '@jest/globals';
import { isWellPacked, packPage, pageUnpacker } from './packed-page.ts';
import type { ReadPage } from './read-document.ts';

const aPage = (page: Partial<ReadPage> = {}): ReadPage => ({
  page: 3,
  width: 595,
  height: 842,
  turn: 0,
  ocr: false,
  texts: ['Miete', '1.200 €', '月'],
  boxes: [60, 90.1, 99.9, 104, 110, 90.1, 150, 104, 160, 90, 170, 104],
  sizes: [13.9, 13.9, 14],
  flags: [1, 0, 4],
  slope: 0.00123,
  rulings: [60, 120, 500, 120],
  ...page,
});

const empty = { texts: [], boxes: [], sizes: [], flags: [], rulings: [] };

describe(pageUnpacker.name, () => {
  it.each([
    ['words', aPage()],
    ['no words', aPage(empty)],
    ['one empty word', aPage({ ...empty, texts: [''], boxes: [1, 2, 3, 4], sizes: [2], flags: [0] })],
    ['what a recogniser adds', aPage({ ocr: true, confidence: 0.9, reader: 'a recogniser' })],
  ])('gives back a page with %s as it was packed', (_, page) => {
    expect(pageUnpacker()(packPage(page))).toEqual(page);
  });

  it('gives lists that can be written as JSON', () => {
    const page = pageUnpacker()(packPage(aPage()));
    expect(JSON.parse(JSON.stringify(page))).toEqual(aPage());
  });
});

describe(isWellPacked.name, () => {
  it('accepts what was packed', () => {
    expect([aPage(), aPage(empty)].map((page) => isWellPacked(packPage(page)))).toEqual([true, true]);
  });

  it.each([
    ['a box too few', { boxes: new Int32Array(8) }],
    ['a size too many', { sizes: new Int32Array(4) }],
    ['no flags', { flags: new Uint8Array(0) }],
    ['half a ruling', { rulings: new Int32Array(2) }],
    ['a word without end', { words: 'Miete\0zu\0viel' }],
  ])('refuses a page with %s', (_, wrong) => {
    expect(isWellPacked({ ...packPage(aPage()), ...wrong })).toBe(false);
  });
});
