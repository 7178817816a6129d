import { describe, expect, it } from '@jest/globals';
import { mendDegrees } from './mend-degrees.ts';
import { collectLines } from './recognised-lines.ts';
import { tesseractLines } from './testing/tesseract-lines.ts';

const mended = (line: string): string =>
  mendDegrees(collectLines(tesseractLines(line.split(' ').map((text, at) => [text, at * 20, 0] as const))))
    .flatMap(({ words }) => words.map(({ text }) => text))
    .join(' ');

describe(mendDegrees.name, () => {
  it.each([
    ['Keep between 2 and 8 “C.', 'Keep between 2 and 8 °C.'],
    ['Oven at 180*C', 'Oven at 180°C'],
    ['Lagern bei -18 ºC', 'Lagern bei -18 °C'],
    ['up to 77 ’F)', 'up to 77 °F)'],
  ])('reads %s', (line, expected) => {
    expect(mended(line)).toBe(expected);
  });

  it.each(['the flat “C', 'Class "C"', 'in 2024 “C'])('leaves %s alone', (line) => {
    expect(mended(line)).toBe(line);
  });
});
