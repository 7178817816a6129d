import { describe, expect, it } from '@jest/globals';
import { aDocument } from '../../testing/a-document.ts';
import { documentsLedger } from './documents-ledger.ts';

describe(documentsLedger.name, () => {
  it('tells of each page how its words were read, and which pages were not', () => {
    const document = { ...aDocument('a.pdf', ['Rent is due']), pageCount: 3, unreadPages: [2], attachments: 2 };
    expect(documentsLedger([document])).toEqual([
      {
        document: 'd1',
        attachments: 2,
        pages: [
          { page: 1, text: 3 },
          { page: 2, unread: true },
        ],
      },
    ]);
  });

  it('counts words read from a picture, with doubt, and what was left out', () => {
    const scan = aDocument('scan.pdf', ['Rent is due'], { ocr: true, flags: [0, 4, 0] });
    const notes = {
      seen: 1,
      form: 1,
      layers: 6,
      unseen: 7,
      struckOut: 2,
      covered: 3,
      pictures: 4,
      redactions: 5,
      comments: ['delete'],
    };
    const marked = aDocument('marked.pdf', ['Rent is due'], { notes });
    expect(documentsLedger([scan, marked]).map(({ pages }) => pages)).toEqual([
      [{ page: 1, ocr: 3, doubted: 1 }],
      [
        {
          page: 1,
          text: 2,
          ocr: 1,
          form: 1,
          struckOut: 2,
          covered: 3,
          unseen: 7,
          layers: 6,
          pictures: 4,
          comments: 1,
          redactions: 5,
        },
      ],
    ]);
  });
});
