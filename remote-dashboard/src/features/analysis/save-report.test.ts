import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { reportName, saveFile } from './save-report.ts';

describe('reportName', () => {
  it('carries the local time in a form that every file system takes', () => {
    expect(reportName(new Date(2026, 0, 2, 3, 4, 5))).toBe('Discrepancy_Report_2026-01-02T03-04-05.docx');
  });
});

describe('saveFile', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('hands the file to the downloads and lets go of it only after a minute', () => {
    jest.useFakeTimers();
    const clicked: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      clicked.push(`${this.download} ${this.getAttribute('href')}`);
    });
    const revoke = jest.fn();
    Object.assign(URL, { createObjectURL: () => 'blob:report', revokeObjectURL: revoke });
    saveFile(new Blob(['x']), 'report.docx');
    expect(clicked).toEqual(['report.docx blob:report']);
    expect(document.querySelector('a')).toBeNull();
    jest.advanceTimersByTime(59_000);
    expect(revoke).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2_000);
    expect(revoke).toHaveBeenCalledWith('blob:report');
  });
});
