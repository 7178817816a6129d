import { describe, expect, it } from '@jest/globals';
import { isReadDocument } from './is-read-document.ts';
import type { ReadDocument, ReadPage } from './read-document.ts';

const page: ReadPage = {
  page: 1,
  width: 595,
  height: 842,
  turn: 0,
  ocr: false,
  texts: ['Rent', '1,200'],
  boxes: [60, 90, 99, 104, 110, 90, 150, 104],
  sizes: [14, 14],
  flags: [0, 0],
  slope: 0,
  rulings: [],
};
const document: ReadDocument = {
  name: 'lease.pdf',
  sha256: 'ab',
  pageCount: 1,
  pages: [page],
  unreadPages: [],
  warnings: [],
};

describe(isReadDocument.name, () => {
  it.each([
    ['a document', document],
    ['one that was stored as JSON', JSON.parse(JSON.stringify(document)) as unknown],
    ['one that could not be read', { ...document, pages: [], unreadable: { reason: 'empty', message: 'Empty.' } }],
  ])('accepts %s', (_, value) => {
    expect(isReadDocument(value)).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a text', 'lease.pdf'],
    ['no name', { ...document, name: undefined }],
    ['no fingerprint', { ...document, sha256: 1 }],
    ['half a page', { ...document, pageCount: 0.5 }],
    ['no list of pages', { ...document, pages: {} }],
    ['no list of pages that were not read', { ...document, unreadPages: undefined }],
    ['no list of warnings', { ...document, warnings: 'none' }],
    ['a word for a reason', { ...document, unreadable: 'empty' }],
    ['a page that is none', { ...document, pages: [page, null] }],
    ['a page without words', { ...document, pages: [{ ...page, texts: undefined }] }],
    ['a box too few', { ...document, pages: [{ ...page, boxes: page.boxes.slice(4) }] }],
    ['a size too few', { ...document, pages: [{ ...page, sizes: [14] }] }],
    ['a flag too few', { ...document, pages: [{ ...page, flags: [0] }] }],
    ['a page of no width', { ...document, pages: [{ ...page, width: null }] }],
    ['a page that may be recognised or not', { ...document, pages: [{ ...page, ocr: 'maybe' }] }],
    ['no rulings', { ...document, pages: [{ ...page, rulings: undefined }] }],
  ])('refuses %s', (_, value) => {
    expect(isReadDocument(value)).toBe(false);
  });
});
