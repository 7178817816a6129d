import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../engine-load/seeded-random.ts';
import { changedPrint } from './changed-print.ts';

/** Everything that many seeds make of some words. */
const printsOf = (words: readonly string[], kind = 'money'): ReadonlySet<string> =>
  new Set(Array.from({ length: 200 }, (_, seed) => changedPrint(words, kind, seededRandom(seed + 1))?.join(' ') ?? ''));

describe(changedPrint.name, () => {
  it('turns digits, takes another one, a tenth, another sign and another scale', () => {
    const prints = printsOf(['540', 'million']);
    for (const one of ['450 million', '504 million', '570 million', '54 million', '(540) million', '540 billion'])
      expect(prints).toContain(one);
    expect(prints).not.toContain('540 million');
  });

  it('changes the day or the year of a date', () => {
    const prints = printsOf(['July', '29,', '2023', 'and'], 'date');
    for (const one of ['July 22, 2023 and', 'July 29, 2022 and', 'July 29, 2024 and']) expect(prints).toContain(one);
  });

  it('leaves alone what has too few digits', () => {
    expect([...printsOf(['x', 'y'])]).toEqual(['']);
  });
});
