import { describe, expect, it } from '@jest/globals';
import { factDocument } from '../../facts/testing/read-lines.ts';
import type { Fact } from '../../facts/fact.ts';
import { longSlips } from './long-slips.ts';

/** The numbers of papers of one line each. */
const numbersOf = (...lines: readonly string[]): Fact[] =>
  lines.flatMap((line, document) => factDocument(line).facts.map((fact) => Object.assign(fact, { document })));

const slips = (...lines: readonly string[]): string[] =>
  longSlips(numbersOf(...lines), () => true).map(([a, b]) => `${a.value.key} ${b.value.key}`);

describe('longSlips', () => {
  it.each([
    ['two figures that changed places', 'Agent SMT-70451', 'REF SMT-70541', 'SMT70451 SMT70541'],
    ['a figure typed as a letter', 'Booking SMT-70K4QX', 'REF SMT-70KAQX', 'SMT70K4QX SMT70KAQX'],
    ['a missing figure', 'Serial 44711880', 'No. 4471880', '44711880 4471880'],
    [
      'a letter in an address for mail',
      'Contact: bookings@teston.example',
      'Write to booking@teston.example',
      'bookings@teston.example booking@teston.example',
    ],
    ['figures of a telephone number mixed up', 'Telephone 01632 960277', 'Call 01632 960772', '1632960277 1632960772'],
    ['a telephone number', 'Help line: tel. 01632 960 417', 'Call 01632 960 471', '1632960417 1632960471'],
  ])('finds %s, whatever stands around', (_, first, second, expected) => {
    expect(slips(first, second)).toEqual([expected]);
  });

  it.each([
    ['numbers of a series', 'Invoice 20250117', 'Invoice 20250118'],
    ['short numbers', 'Order 44-711', 'Order 44-171'],
    ['addresses of different hosts and boxes', 'Write to sale@teston.example', 'Write to sales@teton.example'],
    ['two telephones of one house', 'Telephone 01632 960277', 'Call 01632 960281'],
    ['numbers that differ twice', 'Serial 44711880', 'Serial 44701889'],
  ])('ignores %s', (_, first, second) => {
    expect(slips(first, second)).toEqual([]);
  });

  it('ignores papers of other matters', () => {
    expect(longSlips(numbersOf('Agent SMT-70451', 'REF SMT-70541'), () => false)).toEqual([]);
  });
});
