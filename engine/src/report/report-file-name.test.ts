import { describe, expect, it } from '@jest/globals';
import { reportFileName } from './report-file-name.ts';

describe('reportFileName', () => {
  it('carries the moment without characters a file system refuses', () => {
    expect(reportFileName(new Date('2026-11-20T00:02:05.900Z'))).toBe('Discrepancy_Report_2026-11-20T00-02-05.docx');
  });

  it('uses the clock of the given time zone', () => {
    expect(reportFileName(new Date('2026-11-20T23:30:00Z'), 'Europe/Berlin')).toBe(
      'Discrepancy_Report_2026-11-21T00-30-00.docx',
    );
  });
});
