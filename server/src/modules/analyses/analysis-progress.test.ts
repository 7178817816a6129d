import { describe, expect, it } from '@jest/globals';
import { AnalysisProgress } from './analysis-progress.ts';
import { assertComparable } from './assert-comparable.ts';
import { preferredLocale } from './preferred-locale.ts';
import { reportTimeZone } from './report-time-zone.ts';
import { reportFileName } from './report-file-name.ts';

const aProgress = ({ floor = 0, names = ['a.pdf', 'b.pdf'] } = {}) => {
  const clock = { ms: 0 };
  return { clock, progress: new AnalysisProgress({ names, floor, now: () => clock.ms }) };
};

describe('AnalysisProgress', () => {
  it('says which file, which page and how far all of it is', () => {
    const { progress } = aProgress();
    progress.documentChanged(0, { state: 'reading', page: 5, pages: 10 }, 'Reading a.pdf, page 5 of 10');
    expect(progress.message()).toEqual({
      status: 'running',
      step: 'reading',
      message: 'Reading a.pdf, page 5 of 10',
      file: 'a.pdf',
      progress: 20,
      documents: [
        { name: 'a.pdf', state: 'reading', page: 5, pages: 10 },
        { name: 'b.pdf', state: 'waiting' },
      ],
    });
  });

  it('never goes back, not even after a new start', () => {
    const { progress } = aProgress({ floor: 50 });
    progress.documentChanged(0, { state: 'reading', page: 1, pages: 10 }, 'x');
    expect(progress.message().progress).toBe(50);
    progress.stepReached('comparing', 0, 'Comparing');
    expect(progress.message().progress).toBe(80);
  });

  it('leaves 100 to the end', () => {
    const { progress } = aProgress();
    progress.stepReached('reporting', 1, 'Writing');
    expect(progress.message().progress).toBe(99);
  });

  it('estimates the rest from the pace so far, once there is one', () => {
    const { progress, clock } = aProgress();
    progress.documentChanged(0, { state: 'reading', page: 5, pages: 10 }, 'x');
    expect(progress.message().remainingMs).toBeUndefined();
    clock.ms = 4_000;
    expect(progress.message().remainingMs).toBe(16_000);
  });

  it('counts a file that cannot be read as dealt with', () => {
    const { progress } = aProgress();
    progress.documentChanged(0, { state: 'failed' }, 'Could not read a.pdf.');
    progress.documentChanged(1, { state: 'read', page: 3, pages: 3 }, 'Read b.pdf');
    expect(progress.message().progress).toBe(80);
  });
});

describe('assertComparable', () => {
  const aReading = (name: string, message?: string) => ({
    name,
    sha256: '',
    pageCount: 1,
    pages: [],
    unreadPages: [],
    warnings: [],
    ...(message === undefined ? {} : { unreadable: { reason: 'broken' as const, message } }),
  });

  it('wants two that can be read', () => {
    expect(() => assertComparable([aReading('a'), aReading('b'), aReading('c', 'It is damaged.')])).not.toThrow();
  });

  it('names all the others and why', () => {
    const documents = [aReading('a.pdf', 'It is damaged.'), aReading('b.pdf', 'It has a password.')];
    expect(() => assertComparable(documents)).toThrow(
      'None of the files could be read. a.pdf: It is damaged. b.pdf: It has a password.',
    );
  });
});

describe('preferredLocale', () => {
  it.each([
    ['de-CH,de;q=0.9,en;q=0.8', 'de-CH'],
    ['*', 'en-US'],
    ['not a language, fr', 'fr'],
    ['x'.repeat(10_000), 'en-US'],
    [undefined, 'en-US'],
  ])('reads %s as %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });
});

describe('reportTimeZone', () => {
  it.each([
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['europe/berlin', 'Europe/Berlin'],
    ['Etc/UTC', 'UTC'],
    ['Mars/Olympus', 'UTC'],
    ['+05:30', 'UTC'],
    [`A${'/a'.repeat(5_000)}`, 'UTC'],
    ['', 'UTC'],
    [undefined, 'UTC'],
  ])('takes %s as %s', (sent, zone) => {
    expect(reportTimeZone(sent)).toBe(zone);
  });
});

describe('reportFileName', () => {
  it.each([
    ['UTC', 'Discrepancy_Report_2026-11-20T23-05-06.docx'],
    ['Asia/Tokyo', 'Discrepancy_Report_2026-11-21T08-05-06.docx'],
  ])('holds the time of the end in %s and nothing a file system refuses', (timeZone, name) => {
    expect(reportFileName(new Date('2026-11-20T23:05:06.789Z'), timeZone, 'docx')).toBe(name);
  });
});
