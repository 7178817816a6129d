import { describe, expect, it } from '@jest/globals';
import { packPage, type PackedPage } from '../pdf/packed-page.ts';
import { aDocument } from '../testing/a-document.ts';
import { readAnswer } from './read-messages.ts';

const [page] = aDocument('lease.pdf', ['Rent 1,200']).pages;
if (page === undefined) throw new Error('no page');
const packed = packPage(page);
const aPage = (fields: Partial<Record<keyof PackedPage, unknown>> = {}): unknown => ({ ...packed, ...fields });

describe('readAnswer', () => {
  it.each([
    { type: 'received', sha256: 'ab' },
    { type: 'refused', reason: 'password' },
    { type: 'opened', pageCount: 3 },
    { type: 'recognising', page: 2 },
    { type: 'pages', pages: [aPage(), aPage()], recognised: false },
    { type: 'pages', pages: [aPage({ confidence: 0.9, reader: 'tesseract.js' })], recognised: true },
    { type: 'unread', page: 2 },
    { type: 'done' },
  ])('takes what the reading process says: $type', (answer) => {
    expect(readAnswer.safeParse(answer).success).toBe(true);
  });

  it.each([
    undefined,
    'done',
    { type: 'toString' },
    { type: 'received', sha256: 1 },
    { type: 'refused', reason: 'bored' },
    { type: 'opened', pageCount: 1.5 },
    { type: 'unread' },
    { type: 'pages', pages: [aPage()] },
    { type: 'pages', pages: aPage(), recognised: false },
  ])('refuses %j', (message) => {
    expect(readAnswer.safeParse(message).success).toBe(false);
  });

  it.each([
    ['page', '1'],
    ['width', Number.NaN],
    ['height', Infinity],
    ['slope', undefined],
    ['turn', 45],
    ['ocr', 1],
    ['confidence', '0.9'],
    ['reader', 3],
    ['words', 'Rent\0'],
    ['boxes', [60, 100, 90, 112, 94, 100, 130, 112]],
    ['boxes', new Float64Array(8)],
    ['sizes', new Int32Array(3)],
    ['flags', new Float64Array(2)],
    ['rulings', new Int32Array(3)],
  ] as const)('refuses a page whose %s is %j', (field, value) => {
    const pages = [aPage(), aPage({ [field]: value })];
    expect(readAnswer.safeParse({ type: 'pages', pages, recognised: false }).success).toBe(false);
  });
});
