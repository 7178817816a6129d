import { describe, expect, it } from '@jest/globals';
import { residentMemoryMb } from './resident-memory.ts';

describe('residentMemoryMb', () => {
  it('tells the memory of a process in megabytes', () => {
    const own = process.memoryUsage().rss / 2 ** 20;
    expect(residentMemoryMb(process.pid)).toBeGreaterThan(own * 0.8);
    expect(residentMemoryMb(process.pid)).toBeLessThan(own * 1.2);
  });

  it('tells nothing of a process that has ended', () => {
    expect(residentMemoryMb(2 ** 30)).toBe(0);
  });
});
