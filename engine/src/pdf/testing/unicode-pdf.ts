import { handWrittenPdf } from './hand-written-pdf.ts';

const hex = (code: number): string => code.toString(16).padStart(4, '0').toUpperCase();

/** Codes of UTF-16, as a map of characters has them. */
const utf16 = (character: string): string =>
  Array.from({ length: character.length }, (_, at) => hex(character.charCodeAt(at))).join('');

/** Lines of any script, 20 points apart, in a font that is not embedded and says which characters its codes are; code by code from the left. */
export function unicodePdf(lines: readonly string[], size = 12): Buffer {
  const characters = [...new Set(lines.flatMap((line) => Array.from(line)))];
  const codes = new Map(characters.map((character, index) => [character, index + 1]));
  const entries = characters.map((character) => `<${hex(codes.get(character) ?? 0)}> <${utf16(character)}>`);
  const map = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange ${entries.length} beginbfchar ${entries.join(' ')} endbfchar endcmap end`;
  const shown = lines.map((line, index) => {
    const text = Array.from(line, (character) => hex(codes.get(character) ?? 0)).join('');
    return `BT /F ${size} Tf 60 ${740 - index * 20} Td <${text}> Tj ET`;
  });
  return handWrittenPdf({
    content: shown.join('\n'),
    page: '/Resources << /Font << /F 6 0 R >> >>',
    objects: [
      '<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /Identity-H /DescendantFonts [7 0 R] /ToUnicode 8 0 R >>',
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Any /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 600 >>',
      `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
    ],
  });
}
