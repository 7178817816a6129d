import { describe, expect, it } from '@jest/globals';
import { cleanFullName } from './full-name.ts';

describe('cleanFullName', () => {
  it.each([
    ['a header', 'Ada\r\nBcc: eve@example.com', 'Ada Bcc: eve@example.com'],
    ['a NUL', 'Ada\0Lovelace', 'Ada Lovelace'],
    ['a turned direction', 'Ada\u202Eecalevol', 'Ada ecalevol'],
    ['a line separator', 'Ada\u2028Lovelace', 'Ada Lovelace'],
    ['half a surrogate pair', 'Ada\uD83D', 'Ada\uFFFD'],
    ['space in excess', '  Ada \t Lovelace ', 'Ada Lovelace'],
  ])('defuses %s', (_, name, clean) => {
    expect(cleanFullName(name)).toBe(clean);
  });

  it('keeps the joiners and letters that names are written with', () => {
    expect(cleanFullName('\u0646\u0631\u06AF\u0633\u200C\u062E\u0627\u062A\u0648\u0646')).toBe(
      '\u0646\u0631\u06AF\u0633\u200C\u062E\u0627\u062A\u0648\u0646',
    );
    expect(cleanFullName('Þóra Łuczak-李')).toBe('Þóra Łuczak-李');
  });
});
