import { describe, expect, it } from '@jest/globals';
import { mendLitres } from './mend-litres.ts';
import { collectLines } from './recognised-lines.ts';
import { tesseractLines } from './testing/tesseract-lines.ts';

const mended = (line: string): string =>
  mendLitres(collectLines(tesseractLines(line.split(' ').map((text, at) => [text, at * 20, 0] as const))))
    .flatMap(({ words }) => words.map(({ text }) => text))
    .join(' ');

describe(mendLitres.name, () => {
  it.each([
    ['Pump 180 I/min at most', 'Pump 180 l/min at most'],
    ['Leistung 12,5 |/s.', 'Leistung 12,5 l/s.'],
    ['débit 40I/h', 'débit 40l/h'],
  ])('reads %s', (line, expected) => {
    expect(mended(line)).toBe(expected);
  });

  it.each(['Line I/min', 'Part I/h of 3', '180 I/O'])('leaves %s alone', (line) => {
    expect(mended(line)).toBe(line);
  });
});
