const ligatures: Readonly<Record<number, string>> = {
  0xfb00: 'ff',
  0xfb01: 'fi',
  0xfb02: 'fl',
  0xfb03: 'ffi',
  0xfb04: 'ffl',
  0xfb05: 'st',
  0xfb06: 'st',
};

/** Symbol fonts of word processors, whose characters have no Unicode values of their own: boxes, ticks and bullets. */
const symbols: Readonly<Record<number, string>> = {
  0xf06f: '☐',
  0xf071: '☐',
  0xf0a8: '☐',
  0xf0fd: '☒',
  0xf0fe: '☑',
  0xf0fc: '✓',
  0xf0fb: '✗',
  0xf0b7: '•',
  0xf0a7: '▪',
  0xf0d8: '‣',
};

const isSpace = (code: number): boolean =>
  code === 0x20 ||
  code === 0x0a ||
  code === 0x0d ||
  code === 0x09 ||
  code === 0xa0 ||
  code === 0x3000 ||
  (code >= 0x2000 && code <= 0x200a) ||
  code === 0x202f ||
  code === 0x205f;

/** Soft hyphen, zero-width characters, byte order mark, bidirectional controls. */
const isInvisible = (code: number): boolean =>
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x2069) ||
  code === 0xfeff;

/** What a code point of PDFium prints as: a space for all white space, an empty string for what is not seen. */
export function printedCharacter(code: number): string {
  // Most characters of most texts: printable ASCII.
  if (code > 0x20 && code < 0x7f) return String.fromCharCode(code);
  // PDFium marks a hyphen at the end of a line as 2; a soft hyphen that was placed on the page is printed too.
  if (code === 0x02 || code === 0xad) return '-';
  if (isSpace(code)) return ' ';
  const symbol = symbols[code];
  if (symbol !== undefined) return symbol;
  if (code === 0 || (code >= 0xe000 && code <= 0xf8ff)) return '\uFFFD';
  if (code < 0x20 || (code >= 0x7f && code <= 0x9f) || isInvisible(code)) return '';
  return ligatures[code] ?? String.fromCodePoint(code);
}
