import { describe, expect, it } from '@jest/globals';
import type { Coverage } from './coverage.ts';
import { coverageLines } from './coverage-sums.ts';
import { coverageSentence, pagesNotCompared } from './pages-not-compared.ts';

const coverage = (documents: Coverage['documents']): Coverage => ({ comparedPages: 0, agreements: 0, documents });
const scan = {
  document: 'd1',
  attachments: 2,
  pages: [
    { page: 1, ocr: 120, doubted: 3, pictures: 1 },
    { page: 2, unread: true },
    { page: 3, ocr: 120, doubted: 3, repeats: 1 },
  ],
};
const plain = { document: 'd2', pages: [{ page: 1, text: 300 }] };

describe('coverageLines', () => {
  it('adds up the pages of a document, and leaves out what there is nothing of', () => {
    expect(coverageLines(plain).map(({ label, count }) => `${label}: ${count}`)).toEqual([
      'Pages: 1',
      'Pages not read: 0',
      'Words from the text layer: 300',
      'Words read by OCR: 0',
    ]);
    expect(coverageLines(scan).map(({ label, count }) => `${label}: ${count}`)).toEqual([
      'Pages: 3',
      'Pages not read: 1',
      'Words from the text layer: 0',
      'Words read by OCR: 240',
      'Doubtful words: 6',
      'Repeated pages, compared once: 1',
      'Images whose text could not be read: 1',
      'Attached files, not compared: 2',
    ]);
  });
});

describe('coverageSentence', () => {
  it('says that all was read, or what was not', () => {
    expect(coverageSentence(coverage([plain]))).toBe('The page was read.');
    expect(coverageSentence(coverage([plain, plain]))).toBe('All 2 pages were read.');
    expect(coverageSentence(coverage([plain, scan]))).toBe(
      '1 of 4 pages could not be compared. The text of 1 image could not be read. 2 attached files were not compared.',
    );
  });
});

describe('coverageSentence of documents that could not be read', () => {
  it('counts them and not their pages', () => {
    const damaged = { document: 'd3', pages: [{ page: 1, unread: true }] };
    expect(coverageSentence(coverage([plain, plain, damaged]))).toBe(
      '1 document could not be read. All 2 other pages were read.',
    );
    expect(coverageSentence(coverage([plain, scan, { document: 'd3', pages: [] }]))).toMatch(
      /^1 document could not be read\. 1 of 4 pages could not be compared\./u,
    );
    expect(pagesNotCompared(coverage([plain, damaged]))).toBeUndefined();
  });
});

describe('pagesNotCompared', () => {
  it('has nothing to say where all pages were read, or where the ledger is not known', () => {
    expect(pagesNotCompared(coverage([plain]))).toBeUndefined();
    expect(pagesNotCompared(coverage(undefined))).toBeUndefined();
    expect(pagesNotCompared(coverage([scan]))).toBe('1 of 3 pages could not be compared');
  });
});
