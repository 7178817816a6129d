import { describe, expect, it } from '@jest/globals';
import { isListMarker, markerLength } from './list-marker.ts';

describe('isListMarker', () => {
  it.each(['1.', '2.3', '10.4.1', '(a)', 'iv)', 'A.1', '§ 4', 'Art. 5', 'Clause 7', '•', '–'])('knows %s', (text) => {
    expect(isListMarker(text)).toBe(true);
  });

  it.each(['Rent', '1,200.00', '780.000', '2024', '12 May', '5 kg'])('does not take %s for one', (text) => {
    expect(isListMarker(text)).toBe(false);
  });
});

describe('markerLength', () => {
  const lengthOf = (text: string): number => markerLength(text.split(' ').map((word) => ({ text: word })));

  it.each([
    ['4.2 The tenant pays', 1],
    ['(a) the rent', 1],
    ['§ 4 Miete', 2],
    ['Section 7. Rent', 2],
    ['• the rent', 1],
    ['A tenant pays', 0],
    ['30 days later', 0],
    ['Rent is due', 0],
    ['10.3 A variation is valid', 1],
    ['2.040 plants', 0],
    ['95.9 m high', 0],
    ['1.5 Stunden lang', 0],
  ])('counts the words of the marker of: %s', (text, length) => {
    expect(lengthOf(text)).toBe(length);
  });
});
