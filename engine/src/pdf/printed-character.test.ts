import { describe, expect, it } from '@jest/globals';
import { printedCharacter } from './printed-character.ts';

describe('printedCharacter', () => {
  it.each([
    ['ligature fi', 0xfb01, 'fi'],
    ['ligature ffl', 0xfb04, 'ffl'],
    ['hyphen at the end of a line', 0x02, '-'],
    ['soft hyphen', 0xad, '-'],
    ['no-break space', 0xa0, ' '],
    ['narrow no-break space', 0x202f, ' '],
    ['line feed', 0x0a, ' '],
    ['zero-width space', 0x200b, ''],
    ['right-to-left mark', 0x200f, ''],
    ['byte order mark', 0xfeff, ''],
    ['control character', 0x07, ''],
    ['private use', 0xe001, '\uFFFD'],
    ['no Unicode value', 0, '\uFFFD'],
    ['ticked box of a symbol font', 0xf0fe, '☑'],
    ['bullet of a symbol font', 0xf0b7, '•'],
    ['euro sign', 0x20ac, '€'],
    ['letter beyond 16 bits', 0x1d400, '𝐀'],
  ])('prints a %s', (_, code, text) => {
    expect(printedCharacter(code)).toBe(text);
  });
});
