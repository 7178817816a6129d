import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { throttleAnnouncements } from './throttle-announcements.ts';

describe('throttleAnnouncements', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('says the first sentence at once and then the newest one every five seconds', () => {
    const said: string[] = [];
    const announce = throttleAnnouncements((text) => said.push(text));
    for (let page = 1; page <= 60; page += 1) {
      announce(`page ${page}`);
      jest.advanceTimersByTime(200);
    }
    expect(said).toEqual(['page 1', 'page 25', 'page 50']);
    jest.advanceTimersByTime(5_000);
    expect(said.at(-1)).toBe('page 60');
    expect(said).toHaveLength(4);
  });

  it('lets a final state pass at once, and does not say what it has made untrue', () => {
    const said: string[] = [];
    const announce = throttleAnnouncements((text) => said.push(text));
    announce('1 file is still uploading.');
    announce('2 files are still uploading.');
    announce('2 file(s) are ready for analysis.', true);
    jest.advanceTimersByTime(10_000);
    expect(said).toEqual(['1 file is still uploading.', '2 file(s) are ready for analysis.']);
  });

  it('does not say what waits once what it was of is over', () => {
    const said: string[] = [];
    const announce = throttleAnnouncements((text) => said.push(text));
    announce('Reading lease.pdf');
    announce('Writing the report');
    announce('', true);
    jest.advanceTimersByTime(10_000);
    expect(said).toEqual(['Reading lease.pdf']);
  });

  it('says nothing for nothing', () => {
    const said: string[] = [];
    throttleAnnouncements((text) => said.push(text))('');
    expect(said).toEqual([]);
  });
});
