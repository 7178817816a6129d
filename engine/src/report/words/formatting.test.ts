import { describe, expect, it } from '@jest/globals';
import { createFormatting, listed, pageList, textLanguage } from './formatting.ts';

describe('createFormatting', () => {
  const moment = new Date('2026-11-20T23:32:05Z');

  it('writes the moment as the reader does, in the time zone of the reader, which it names', () => {
    expect(createFormatting('en-GB', 'Europe/Berlin').moment(moment)).toBe('21 November 2026, 00:32 (Europe/Berlin)');
    expect(createFormatting('en-US', 'UTC').moment(moment)).toBe('November 20, 2026, 11:32 PM (UTC)');
  });

  it('writes numbers by the locale', () => {
    expect(createFormatting('de-DE', 'UTC').number(12_345)).toBe('12.345');
  });
});

describe('textLanguage', () => {
  it('is English, of the country of the reader where that is known', () => {
    expect(['en-US', 'en-GB', 'de-DE', 'en'].map(textLanguage)).toEqual(['en-US', 'en-GB', 'en-GB', 'en-GB']);
  });
});

describe('listed', () => {
  it('joins words as a sentence does', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map((words) => listed(words))).toEqual([
      '',
      'A',
      'A and B',
      'A, B and C',
    ]);
  });
});

describe('pageList', () => {
  it('joins three and more pages in a row', () => {
    expect(pageList([9, 3, 1, 4, 5, 7, 8, 3])).toBe('1, 3 to 5, 7 to 9');
    expect(pageList([2, 1])).toBe('1, 2');
  });
});
