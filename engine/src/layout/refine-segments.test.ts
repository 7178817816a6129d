import { describe, expect, it } from '@jest/globals';
import { refineSegments } from './refine-segments.ts';
import { documentOf, layOut, pageOfWords, type PlacedWord } from './testing/lay-out.ts';

/** Rows whose second column begins at 160; the name in the last one fills its cell. */
const rows = (...names: readonly string[]): PlacedWord[] =>
  names.flatMap((name, index): PlacedWord[] => [
    [name, 60, 100 + index * 14],
    [`${index}.50`, 160, 100 + index * 14],
  ]);

describe(refineSegments.name, () => {
  it('parts a full cell from the next where the lines around show a column', () => {
    expect(layOut(documentOf(pageOfWords(rows('Pump', 'Motor', 'Electromagnetic')))).at(-1)).toBe(
      'row: Electromagnetic | 2.50',
    );
  });

  it('asks more lines to show a column where the gap is hardly wider than a space', () => {
    const full = (names: readonly string[]): string | undefined =>
      layOut(documentOf(pageOfWords(rows(...names, 'Electromagnets..')))).at(-1);
    expect(full(['Pump', 'Motor', 'Valve'])).toBe('row: Electromagnets.. | 3.50');
    expect(full(['Pump', 'Motor'])).toBe('paragraph: Electromagnets.. 2.50');
  });

  it('leaves the groups of a number together, though another number ends under them', () => {
    const figures: PlacedWord[] = [
      ...rows('Pump', 'Motor').map(([text, left, top]): PlacedWord => [text === 'Pump' ? 'Seal' : text, left, top]),
      ['600', 180, 128],
      ['Valve', 60, 128],
      ['700', 180, 142],
      ['Drain', 60, 142],
      ['Total', 60, 156],
      ['15', 163, 156],
      ['000', 180, 156],
    ];
    expect(layOut(documentOf(pageOfWords(figures))).at(-1)).toBe('row: Total | 15 000');
  });

  it('leaves the words of a sentence together where its space is hardly wider than the others', () => {
    const words = ['We', 'run', 'it', 'at', '8', 'pm.', 'It', 'is', 'on', 'the', 'way', 'here'];
    const prose = (wider: number): PlacedWord[] =>
      words.map((word, at) => [
        word,
        160 + (at < 6 ? -wider : 0) + words.slice(0, at).join('').length * 6 + at * 3.3 - 13 * 6 - 6 * 3.3,
        142,
      ]);
    const last = (wider: number): string | undefined =>
      layOut(documentOf(pageOfWords([...rows('Pump', 'Motor', 'Valve'), ...prose(wider)]))).at(-1);
    expect(last(0.4)).toBe('paragraph: We run it at 8 pm. It is on the way here');
    expect(last(1.4)).toBe('row: We run it at 8 pm. | It is on the way here');
  });

  it('leaves lines together that were stretched to their measure, wherever their spaces meet', () => {
    const stretched = (top: number, ...words: readonly string[]): PlacedWord[] =>
      words.map((word, at) => [
        word,
        60 + words.slice(0, at).join('').length * 4 + at * 8.4,
        top,
        { width: word.length * 4 },
      ]);
    const lines = [
      ...stretched(100, 'license', 'Products', 'directly', 'to', 'end', 'users', 'of', 'theirs'),
      ...stretched(114, 'written', 'consents', 'of', 'NETGEAR.', 'They', 'agree', 'to', 'this.'),
    ];
    expect(layOut(documentOf(pageOfWords(lines)))).toEqual([
      'paragraph: license Products directly to end users of theirs written consents of NETGEAR. They agree to this.',
    ]);
  });

  it('parts the heads of columns that are set flush right', () => {
    const heads: PlacedWord[] = [
      ['Work', 60, 100],
      ['Units', 180, 100],
      ['Price', 216, 100],
      ['€', 249, 100],
    ];
    const numbers = [1, 2, 3].flatMap((row): PlacedWord[] => [
      ['Mowing', 60, 100 + row * 14],
      ['26', 198, 100 + row * 14],
      ['6.40', 231, 100 + row * 14],
    ]);
    expect(layOut(documentOf(pageOfWords([...heads, ...numbers])))[0]).toBe('head: Work | Units | Price €');
  });

  it('parts heads that are set with another margin than their columns', () => {
    const heads: PlacedWord[] = [
      ['Work', 58, 100],
      ['Units', 183, 100],
      ['Price', 243.4, 100],
      ['€', 276.4, 100],
    ];
    const numbers = [1, 2, 3].flatMap((row): PlacedWord[] => [
      ['Mowing', 60, 100 + row * 14],
      ['26', 198, 100 + row * 14],
      ['6.40', 255, 100 + row * 14],
    ]);
    expect(layOut(documentOf(pageOfWords([...heads, ...numbers])))[0]).toBe('head: Work | Units | Price €');
  });

  it('parts labels and values where two lines leave the same gaps', () => {
    const twoLines = (second: number): PlacedWord[] => [
      ['Valid', 60, 100],
      ['60', 110, 100],
      ['days', 125, 100],
      ['Clerk', 158, 100],
      ['Ann', 198, 100],
      ['Guarantee', 60, 114],
      ['none', 110 + 14, 114],
      ['Phone', second, 114],
      ['4711', second + 40, 114],
    ];
    expect(layOut(documentOf(pageOfWords(twoLines(158))))[0]).toBe('row: Valid 60 days | Clerk | Ann');
    expect(layOut(documentOf(pageOfWords(twoLines(163))))[0]).toContain('days Clerk');
  });

  it('leaves the words of a line together that stands alone', () => {
    expect(layOut(documentOf(pageOfWords(rows('Electromagnetic'))))).toEqual(['paragraph: Electromagnetic 0.50']);
  });
});
