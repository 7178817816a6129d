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

  it('says nothing for nothing', () => {
    const said: string[] = [];
    throttleAnnouncements((text) => said.push(text))('');
    expect(said).toEqual([]);
  });
});
