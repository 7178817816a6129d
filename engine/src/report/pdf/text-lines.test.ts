import { describe, expect, it } from '@jest/globals';
import type { Atom, Look } from './atoms.ts';
import { textLines, type LineOptions, type TextLine } from './text-lines.ts';
import type { Letters } from './words.ts';

const look: Look = { sizePt: 1, color: '000000' };
const bold: Look = { ...look, bold: true };

/** Every letter is one point wide; only those of one font are told apart. */
const letters: Letters = {
  fontOf: (letter) => (letter > 0xffff ? undefined : letter > 0x2e80 ? 'far' : 'near'),
  widthOf: (text) => text.length,
  advanceOf: () => 1,
};

const words = (text: string, own = look): Atom => ({ kind: 'text', text, look: own });
const tab: Atom = { kind: 'tab', look };

const linesOf = (atoms: readonly Atom[], width: number, options: Partial<LineOptions> = {}): TextLine[] =>
  textLines(atoms, letters, { width, indent: 0, look, space: { before: 0, after: 0, line: 240 }, ...options });

const textOf = ({ segments }: TextLine): string =>
  segments.map(({ content }) => (typeof content === 'string' ? content : '')).join('');

describe('textLines', () => {
  it('breaks at spaces, and the space at an end needs no room', () => {
    expect(linesOf([words('one two three')], 7).map(textOf)).toEqual(['one two', 'three']);
  });

  it('goes on in the same line where the look changes, and within a word too', () => {
    const [line] = linesOf([words('costs 12,'), words('50', bold), words('0.00 now')], 20);
    expect(line?.segments.map(({ x, content, look: own }) => [x, content, own.bold])).toEqual([
      [0, 'costs 12,', undefined],
      [9, '50', true],
      [11, '0.00 now', undefined],
    ]);
    const broken = linesOf([words('costs 12,'), words('50', bold), words('0.00 now')], 14);
    expect(broken.map(textOf)).toEqual(['costs', '12,500.00 now']);
  });

  it('breaks where the text does', () => {
    expect(linesOf([words('one'), { kind: 'break', look }, words('two')], 20).map(textOf)).toEqual(['one', 'two']);
  });

  it('breaks behind a hyphen, and not behind one in a number', () => {
    expect(linesOf([words('rent-roll 2-1')], 7).map(textOf)).toEqual(['rent-', 'roll', '2-1']);
  });

  it('cuts a word that is wider than a line', () => {
    expect(linesOf([words('a 1234567890')], 4).map(textOf)).toEqual(['a', '1234', '5678', '90']);
  });

  it('breaks between words that are written without spaces, punctuation staying behind', () => {
    expect(
      linesOf([words('租金为一万元。合同')], 4)
        .map(textOf)
        .join(''),
    ).toBe('租金为一万元。合同');
    expect(linesOf([words('租金为一万元。合同')], 4).every((line) => !textOf(line).startsWith('。'))).toBe(true);
  });

  it('changes the font where the letters do', () => {
    const [line] = linesOf([words('A 租 B')], 20);
    expect(line?.segments.map(({ font, content }) => [font, content])).toEqual([
      ['near', 'A '],
      ['far', '租'],
      ['near', ' B'],
    ]);
  });

  it('says so in place of letters that no font holds', () => {
    expect(linesOf([words('𐐷 12')], 80).map(textOf)).toEqual(['[characters shown only in the Word report] 12']);
  });

  it('sets right-to-left words from the right, numbers in their own order, brackets turned', () => {
    const [line] = linesOf([words('דמי (שכירות) 12 000')], 20, { rightToLeft: true });
    expect(line?.segments.map(({ content }) => (typeof content === 'string' ? content.trim() : ''))).toEqual([
      '000',
      '',
      '12',
      ')שכירות(',
      'דמי',
    ]);
    const last = line?.segments.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBe(20);
  });

  it('keeps right-to-left words together in a line that reads from the left', () => {
    const [line] = linesOf([words('file שלום עולם.pdf')], 30);
    expect(line?.segments.map(({ content }) => content)).toEqual(['file ', 'עולם', 'שלום ', '.pdf']);
  });

  it('sets what stands behind a tab to its stop, and draws a line to write on', () => {
    const right = { align: 'right', at: 20 * 20 } as const;
    const [line] = linesOf([words('left'), tab, words('end')], 20, { tabs: [right] });
    expect(line?.segments.map(({ x }) => x)).toEqual([0, 17]);
    const [signed] = linesOf([words('By'), tab], 20, { tabs: [{ ...right, leader: 'underscore' }] });
    expect(signed?.rules).toEqual([{ from: 4, to: 20 }]);
  });
});
