import { describe, expect, it } from '@jest/globals';
import { mendSectionSigns } from './mend-section-signs.ts';
import { collectLines } from './recognised-lines.ts';
import { tesseractLines } from './testing/tesseract-lines.ts';

const mended = (...lines: readonly string[]): string[] => {
  const given = lines.map((line, row) => line.split(' ').map((text, at) => [text, at * 20, row * 40] as const));
  return mendSectionSigns(collectLines(tesseractLines(...given))).map(({ words }) =>
    words.map(({ text }) => text).join(' '),
  );
};

describe(mendSectionSigns.name, () => {
  it('reads section signs that were taken for an 8 or a dollar', () => {
    expect(mended('81 Mietzeit', 'Sie beginnt', '82 Miete', '$3 Kaution')).toEqual([
      '§ 1 Mietzeit',
      'Sie beginnt',
      '§ 2 Miete',
      '§ 3 Kaution',
    ]);
    expect(mended('8 1 Mietzeit', '8 2. Miete', '8 3 Kaution')).toEqual(['§ 1 Mietzeit', '§ 2. Miete', '§ 3 Kaution']);
    expect(mended('88 Nutzung', '89 Haftung', '810 Schluss')).toEqual(['§ 8 Nutzung', '§ 9 Haftung', '§ 10 Schluss']);
  });

  it('leaves numbers alone that count on', () => {
    expect(mended('81 Chairs', '82 Tables', '83 Lamps')).toEqual(['81 Chairs', '82 Tables', '83 Lamps']);
  });

  it('leaves numbers and amounts alone that do not count', () => {
    expect(mended('$4 Tea', '$4 Coffee', '$2 Water')).toEqual(['$4 Tea', '$4 Coffee', '$2 Water']);
    expect(mended('8 1 Mietzeit', '8 2 Miete')).toEqual(['8 1 Mietzeit', '8 2 Miete']);
  });
});
