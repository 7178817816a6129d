import { describe, expect, it } from '@jest/globals';
import { firstExpiry } from './list-own-comparisons.ts';

const ended = (expiresAt: string) => ({ finishedAt: '2026-01-01T00:00:00.000Z', expiresAt });

describe('firstExpiry', () => {
  it('is the earliest of those that have ended', () => {
    const waiting = { expiresAt: '2026-01-01T00:00:00.000Z' };
    const all = [ended('2026-01-03T00:00:00.000Z'), waiting, ended('2026-01-02T00:00:00.000Z')];
    expect(firstExpiry(all)).toBe(Date.parse('2026-01-02T00:00:00.000Z'));
  });

  it('is never where none has ended', () => {
    expect(firstExpiry([])).toBe(Number.POSITIVE_INFINITY);
  });

  it('is found among more than a call takes arguments', () => {
    const all = Array.from({ length: 500_000 }, () => ended('2026-01-02T00:00:00.000Z'));
    expect(firstExpiry(all)).toBe(Date.parse('2026-01-02T00:00:00.000Z'));
  });
});
