import { describe, expect, it } from '@jest/globals';
import { aDocument, aReportInput, openReport, tableText } from '../testing/report-builders.ts';

const side = { agree: 1310, alike: 4, differ: 2, alone: 0 };

describe('ledger', () => {
  it('lists what was read of each document, and what became of it in each pair', async () => {
    const input = aReportInput({ documents: [aDocument(), aDocument({ id: 'd2', name: 'scan.pdf' })], findings: [] });
    const documents = [
      { document: 'd1', pages: [{ page: 1, text: 1316, comments: 2 }], attachments: 1 },
      {
        document: 'd2',
        pages: [
          { page: 1, ocr: 1320, doubted: 7 },
          { page: 2, unread: true },
        ],
      },
    ];
    const pairs = [{ a: 'd1', b: 'd2', unit: 'words' as const, ofA: side, ofB: { ...side, alone: 8 } }];
    const coverage = { ...input.result.coverage, documents, pairs };
    const { document, text } = await openReport({ ...input, result: { ...input.result, coverage } });
    expect(text).toContain('1 of 3 pages could not be compared. 1 attached file was not compared.');
    expect(tableText(document, 'What was read in each document')).toBe(
      [
        'Letter | Pages | Not read | Words: text layer | By OCR | Doubtful | Left out or not compared',
        'A | 1 | 0 | 1,316 | 0 | 0 | 2 reviewers’ comments, 1 attached file',
        'B | 2 | 1 | 0 | 1,320 | 7 | –',
      ].join('\n'),
    );
    expect(tableText(document, 'How the words and values of each pair compare')).toBe(
      [
        'Compared | Same | Same, written differently | Different | No counterpart',
        'Words of A, compared with B | 1,310 | 4 | 2 | 0',
        'Words of B, compared with A | 1,310 | 4 | 2 | 8',
      ].join('\n'),
    );
  });

  it('is absent where a result has no ledger', async () => {
    expect((await openReport(aReportInput())).text).not.toContain('What was looked at');
  });
});
