import { describe, expect, it } from '@jest/globals';
import { partsOf, shortenAround, sliceOf } from './marked-text.ts';

const long = 'Harbour Row Holdings, a company of the State of Delaware, and its successors and assigns';

describe('partsOf', () => {
  it('cuts the words at the marks', () => {
    const marks = [{ start: 4, end: 6 }];
    expect(partsOf({ text: '$10,650.00', marks })).toEqual([
      { text: '$10,', isMarked: false },
      { text: '65', isMarked: true },
      { text: '0.00', isMarked: false },
    ]);
  });

  it('shows every letter once, however marks overlap', () => {
    const parts = partsOf({
      text: 'abcdef',
      marks: [
        { start: 3, end: 6 },
        { start: 0, end: 4 },
        { start: 2, end: 2 },
      ],
    });
    expect(parts.map(({ text }) => text).join('')).toBe('abcdef');
    expect(parts.every(({ isMarked }) => isMarked)).toBe(true);
  });
});

describe('sliceOf', () => {
  it('keeps the marks that are in the part, cut to it', () => {
    const marks = [
      { start: 0, end: 2 },
      { start: 3, end: 9 },
    ];
    expect(sliceOf({ text: '0123456789', marks }, { start: 2, end: 6 })).toEqual({
      text: '2345',
      marks: [{ start: 1, end: 4 }],
    });
  });
});

describe('shortenAround', () => {
  it('leaves short words alone', () => {
    const short = { text: '$10,650.00', marks: [] };
    expect(shortenAround(short, 20)).toBe(short);
  });

  it.each([0, 21, 40, 80])('keeps what differs in view, wherever it stands (%d)', (start) => {
    const end = start + 6;
    const shown = shortenAround({ text: long, marks: [{ start, end }] }, 30);
    expect(shown.text.length).toBeLessThanOrEqual(32);
    expect(partsOf(shown).find(({ isMarked }) => isMarked)?.text).toBe(long.slice(start, end));
  });

  it('ends with a whole word, also where all of it differs', () => {
    const all = { text: long, marks: [{ start: 0, end: long.length }] };
    expect(shortenAround(all, 24).text).toBe('Harbour Row Holdings, a…');
    expect(shortenAround({ text: long, marks: [] }, 27).text).toBe('Harbour Row Holdings, a…');
    expect(shortenAround({ text: 'successorsandassigns '.repeat(2), marks: [] }, 14).text).toBe('successorsanda…');
  });

  it('says by dots where it was cut', () => {
    expect(shortenAround({ text: long, marks: [{ start: 39, end: 44 }] }, 24).text).toMatch(/^….*…$/);
    expect(shortenAround({ text: long, marks: [] }, 24).text).toMatch(/^Harbour Row.*…$/);
  });
});
