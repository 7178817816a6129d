import { describe, expect, it } from '@jest/globals';
import { cleanLine, isVisible, withoutTurningMarks } from './clean-line.ts';

describe('cleanLine', () => {
  it.each([
    ['a header', 'Ada\r\nBcc: eve@example.com', 'Ada Bcc: eve@example.com'],
    ['a NUL', 'Ada\0Lovelace', 'Ada Lovelace'],
    ['a turned direction', 'Ada\u202Eecalevol', 'Ada ecalevol'],
    ['a line separator', 'Ada\u2028Lovelace', 'Ada Lovelace'],
    ['half a surrogate pair', 'Ada\uD83D', 'Ada\uFFFD'],
    ['space in excess', '  Ada \t Lovelace ', 'Ada Lovelace'],
  ])('defuses %s', (_, name, clean) => {
    expect(cleanLine(name)).toBe(clean);
  });

  it('keeps the joiners and letters that names are written with', () => {
    expect(cleanLine('\u0646\u0631\u06AF\u0633\u200C\u062E\u0627\u062A\u0648\u0646')).toBe(
      '\u0646\u0631\u06AF\u0633\u200C\u062E\u0627\u062A\u0648\u0646',
    );
    expect(cleanLine('Þóra Łuczak-李')).toBe('Þóra Łuczak-李');
  });
});

describe('withoutTurningMarks', () => {
  it('lets a name be read in its order', () => {
    expect(withoutTurningMarks('lease\u202Efdp.exe\u2066.pdf\u2069')).toBe('leasefdp.exe.pdf');
  });
});

describe('isVisible', () => {
  it.each(['\u200B', '\u200D\u2060', ' \u00A0\u3000', '\u3164\u115F', '\u2800', '\u202E', '\u00AD', ''])(
    'sees nothing in %j',
    (text) => {
      expect(isVisible(text)).toBe(false);
    },
  );

  it.each(['a', '-', '李', '\u{1F4C4}', '\u200Ba', 'Ł'])('sees %j', (text) => {
    expect(isVisible(text)).toBe(true);
  });
});
