import { describe, expect, it } from '@jest/globals';
import { aDocument, aFinding, aReportInput, openReport, tableText } from '../testing/report-builders.ts';

describe('first page', () => {
  it('gives verdict, counts and the five findings that matter most', async () => {
    const findings = Array.from({ length: 7 }, (_, index) =>
      aFinding({ id: `f${index}`, subject: `Subject ${index}` }),
    );
    const { document, text } = await openReport(aReportInput({ findings }));
    expect(text).toContain('7 discrepancies found in 2 documents');
    expect(tableText(document, 'Number of findings by severity')).toBe(
      '7\n High\nresolve first |  | 0\n Medium\ncheck |  | 0\n Low\nminor |  | 0\n Info\nfor information',
    );
    const top = tableText(document, 'Top findings').split('\n');
    expect([top.length, top[1]]).toEqual([6, '1 | High | Subject 0 | $12,500.00 in A (p. 3) | 12,050.00 in B (p. 1)']);
  });

  it('says what was not compared, and why, before anything that was found', async () => {
    const documents = [
      aDocument({ unreadPages: [6], warnings: ['too faint for OCR.'] }),
      aDocument({ id: 'd2', name: 'damaged.pdf', pages: 0 }),
    ];
    const { text } = await openReport(aReportInput({ documents }));
    expect(text.slice(0, text.indexOf('Top findings'))).toContain(
      'Not compared: 1 of 2 files and 1 of 12 pages. damaged.pdf: nothing could be read. lease.pdf, page 6 (too faint for OCR). Check them yourself.',
    );
    expect(text).toMatch(/1 of 2 documents compared, (?:\d+ of )?12 pages\./);
  });

  it('has no such note when everything was read', async () => {
    expect((await openReport(aReportInput())).text).not.toContain('Not compared:');
  });
});
