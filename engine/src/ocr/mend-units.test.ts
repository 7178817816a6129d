import { describe, expect, it } from '@jest/globals';
import { mendUnits } from './mend-units.ts';
import { collectLines } from './recognised-lines.ts';
import { tesseractLines } from './testing/tesseract-lines.ts';

const mended = (line: string): string =>
  mendUnits(collectLines(tesseractLines(line.split(' ').map((text, at) => [text, at * 20, 0] as const))))
    .flatMap(({ words }) => words.map(({ text }) => text))
    .join(' ');

describe(mendUnits.name, () => {
  it.each([
    ['Pump 180 I/min at most', 'Pump 180 l/min at most'],
    ['Leistung 12,5 |/s.', 'Leistung 12,5 l/s.'],
    ['débit 40I/h', 'débit 40l/h'],
    ['Carton 25 Ib each', 'Carton 25 lb each'],
    ['(38 Ibs).', '(38 lbs).'],
  ])('reads %s', (line, expected) => {
    expect(mended(line)).toBe(expected);
  });

  it.each(['Line I/min', 'Part I/h of 3', '180 I/O', 'stage Ib of 2'])('leaves %s alone', (line) => {
    expect(mended(line)).toBe(line);
  });
});
