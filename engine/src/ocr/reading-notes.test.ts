import { describe, expect, it } from '@jest/globals';
import type { PageNotes, ReadPage } from '../pdf/read-document.ts';
import { readingNotes } from './reading-notes.ts';

const aPage = (page: number, notes?: PageNotes): ReadPage => ({
  page,
  width: 595,
  height: 842,
  turn: 0,
  ocr: false,
  texts: [],
  boxes: [],
  sizes: [],
  flags: [],
  slope: 0,
  notes,
  rulings: [],
});

describe(readingNotes.name, () => {
  it('has nothing to say of pages whose words are all that is on them', () => {
    expect(readingNotes([aPage(1), aPage(2)])).toEqual([]);
  });

  it('names the pages', () => {
    expect(readingNotes([aPage(1), aPage(2, { struckOut: 3 })])).toEqual(['Struck-out words were left out on page 2.']);
    expect(readingNotes([aPage(2, { covered: 1 }), aPage(5, { covered: 1 })])).toEqual([
      'Words hidden under a filled box were left out on pages 2, 5.',
    ]);
  });

  it('names ten pages at most', () => {
    const pages = Array.from({ length: 12 }, (_, index) => aPage(index + 1, { seen: 1 }));
    expect(readingNotes(pages)).toEqual([
      'Some words on pages 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more were read from the page image by OCR.',
    ]);
  });

  it('says one sentence for each kind', () => {
    expect(readingNotes([aPage(1, { pictures: 1, redactions: 2 })])).toEqual([
      'Images on page 1 seem to contain text that could not be read.',
      'Passages on page 1 are marked for redaction but still readable.',
    ]);
  });

  it('quotes what reviewers wrote, a few and not at length', () => {
    expect(readingNotes([aPage(1, { comments: ['USD 45,800'] })])).toEqual([
      'Reviewers’ comments on page 1: “USD 45,800”.',
    ]);
    const comments = Array.from({ length: 7 }, (_, index) => `${index}${'x'.repeat(100)}`);
    const [note = ''] = readingNotes([aPage(1, { comments })]);
    expect(note).toMatch(/, and 2 more\.$/u);
    expect(note.length).toBeLessThan(480);
  });
});
