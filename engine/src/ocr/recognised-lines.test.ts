import { describe, expect, it } from '@jest/globals';
import { collectLines } from './recognised-lines.ts';
import { tesseractLines, type GivenWord } from './testing/tesseract-lines.ts';

const textsOf = (...lines: readonly (readonly GivenWord[])[]): string[] =>
  collectLines(tesseractLines(...lines)).map(({ words }) => words.map(({ text }) => text).join(' '));

const bullet = { top: 86, bottom: 94 };

describe(collectLines.name, () => {
  it('gives lines of small letters the height of lines with capitals', () => {
    const [capitals, small] = collectLines(
      tesseractLines(
        [
          ['Rent', 0, 100],
          ['IS', 70, 100],
        ],
        [
          ['on', 0, 140],
          ['us', 40, 140],
        ],
      ),
    );
    const height = (line: typeof small): number => (line?.words[0]?.bottom ?? 0) - (line?.words[0]?.top ?? 0);
    expect(height(small)).toBeCloseTo(height(capitals), 0);
  });

  it('finds the baseline under letters that hang below it', () => {
    const [line] = collectLines(
      tesseractLines([
        ['pay', 0, 100],
        ['by', 60, 100],
        ['Friday', 100, 100],
        ['at', 200, 100],
        ['noon', 240, 100],
      ]),
    );
    expect(new Set(line?.words.map(({ bottom }) => bottom)).size).toBe(1);
  });

  it('takes no measure from letters that were not found in the picture and have the box of their line', () => {
    const [line] = tesseractLines([
      ['Rent', 0, 100],
      ['is', 65, 100],
    ]);
    if (line === undefined) throw new Error('no line');
    const beyond = { x0: 100, y0: line.bbox.y0 - 4, x1: 160, y1: line.bbox.y1 + 4 };
    const unfound = {
      text: 'due',
      confidence: 95,
      bbox: beyond,
      symbols: 'due'.split('').map((text) => ({ text, bbox: beyond })),
    };
    const bandsOf = (words: typeof line.words): unknown =>
      collectLines([{ ...line, words }])[0]
        ?.words.slice(0, 2)
        .map(({ top, bottom }) => [top, bottom]);
    expect(bandsOf([...line.words, unfound, unfound, unfound])).toEqual(bandsOf(line.words));
  });

  it('lets columns that were taken for one line keep their own baselines', () => {
    const [line] = collectLines(
      tesseractLines([
        ['Rent', 0, 100],
        ['is', 65, 100],
        ['Damage', 400, 90],
        ['is', 500, 90],
      ]),
    );
    const [left, , right] = line?.words ?? [];
    expect((left?.bottom ?? 0) - (right?.bottom ?? 0)).toBeCloseTo(10, 0);
  });

  it('knows a bullet by its shape, whatever it was taken for', () => {
    for (const text of ['e', '*', '©', '«'])
      expect(
        textsOf([
          [text, 0, 100, { ...bullet, confidence: 20 }],
          ['Chairs', 40, 100],
        ]),
      ).toEqual(['• Chairs']);
  });

  it('takes letters, dashes and sure marks for what they are', () => {
    expect(
      textsOf([
        ['e', 0, 100],
        ['anche', 20, 100],
      ]),
    ).toEqual(['e anche']);
    expect(
      textsOf([
        ['—', 0, 100, { top: 91, bottom: 94 }],
        ['Chairs', 40, 100],
      ]),
    ).toEqual(['— Chairs']);
    expect(
      textsOf([
        ['«', 0, 100, bullet],
        ['Bon', 40, 100],
      ]),
    ).toEqual(['« Bon']);
    expect(
      textsOf([
        ['Rent', 0, 100],
        ['e', 62, 100, { ...bullet, confidence: 20 }],
      ]),
    ).toEqual(['Rent e']);
  });

  it('reads a lone stem as the capital I', () => {
    expect(
      textsOf([
        ['terms.', 0, 100],
        ['|', 90, 100, { top: 80 }],
        ['may', 110, 100],
      ]),
    ).toEqual(['terms. I may']);
    expect(
      textsOf([
        ['Rent', 0, 100],
        ['|', 90, 100, { top: 70, bottom: 110 }],
        ['due', 110, 100],
      ]),
    ).toEqual(['Rent | due']);
  });

  it('leaves out dirt and what is a part of letters', () => {
    expect(
      textsOf([
        ['Rent', 0, 100],
        ['~', 90, 100, { confidence: 30 }],
      ]),
    ).toEqual(['Rent']);
    expect(textsOf([['Ld', 20, 88, { confidence: 30 }]], [['Working', 0, 100]])).toEqual(['Working']);
  });
});
