import { describe, expect, it } from '@jest/globals';
import type { Block } from '../sources/block.ts';
import { dice, seededRandom } from '../../engine-load/seeded-random.ts';
import { furnitureLines } from './furniture.ts';
import { drawLayout, wordsOnPage, type Layout } from './layout.ts';
import { paperHtml } from './paper-html.ts';
import { printText } from './print-text.ts';
import { shownBlocks } from './shown-blocks.ts';

const layout: Layout = {
  ...drawLayout(dice(seededRandom(1))),
  quotes: 'curly',
  dash: ' – ',
  ligatures: 'characters',
  hyphen: 'soft',
  lists: 'marked',
  oldPages: false,
  rule: '',
  stamp: '',
};

describe(printText.name, () => {
  it('draws quotes, dashes, ligatures and places where words may break', () => {
    expect(printText('the "first" seller\'s—final notification', layout)).toBe(
      'the “ﬁrst” seller’s – ﬁnal notiﬁca\u00adtion',
    );
  });

  it('breaks no address', () => {
    const text = 'write to notification@examination.example.com';
    expect(printText(text, { ...layout, ligatures: 'none' })).toBe(text);
  });

  it('leaves the words as they are where nothing is drawn', () => {
    const text = `"Fee's" notification`;
    expect(printText(text, { ...layout, quotes: 'straight', ligatures: 'none', hyphen: 'none' })).toBe(text);
  });
});

describe(drawLayout.name, () => {
  it('keeps to the number of words that a page may hold', () => {
    const draws = dice(seededRandom(4));
    const words = Array.from({ length: 50 }, () => wordsOnPage(drawLayout(draws, 500)));
    expect(Math.max(...words)).toBeLessThanOrEqual(500);
    expect(new Set(words).size).toBeGreaterThan(10);
  });
});

describe(paperHtml.name, () => {
  it('prints markers before their paragraphs, and marks that HTML reads', () => {
    const blocks = [{ marker: '(a)', text: 'less < more & so on', heading: false }];
    expect(paperHtml(blocks, { ...layout, marks: 'plain' })).toContain(
      '<p class="i">(a) less &lt; more &amp; so on</p>',
    );
  });
});

describe('titles that run in', () => {
  it('float beside a paragraph only', () => {
    const printed = (titles: Layout['titles']): string => paperHtml([], { ...layout, titles });
    expect(printed('run in')).toContain('.h:has(+ p:not(.h)) { float: left');
    expect(printed('bold')).not.toContain(':has');
  });
});

describe('numbers in a column of their own', () => {
  const printed = (marker: string): string =>
    paperHtml([{ marker, text: 'Fees', heading: true }], { ...layout, marks: 'column' });

  it('are those that the column has room for', () => {
    expect(printed('2.1')).toContain('<span class="n">2.1</span>Fees');
    expect(printed('ARTICLE IV')).toContain('ARTICLE IV Fees');
  });
});

describe('forms', () => {
  const cell = (text: string, row: number, column: number): Block => ({
    marker: '',
    text,
    heading: false,
    form: { kind: 'table', row, column },
  });
  const table = [cell('Due', 0, 0), cell('Amount', 0, 1), cell('May', 1, 0), cell('$5', 1, 1)];

  it('are printed by row or by column', () => {
    const words = (tables: Layout['tables']): string =>
      paperHtml(table, { ...layout, tables })
        .replace(/^.*<main>/su, '')
        .replace(/<[^>]+>|\n/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim();
    expect(words('by row')).toBe('Due Amount May $5');
    expect(words('by column')).toBe('Due May Amount $5');
  });

  it('set what is below a fraction under it', () => {
    const formula: Block = { ...cell('Price = sum / index', 0, 0), form: { kind: 'formula', row: 0, column: 0 } };
    expect(paperHtml([formula], { ...layout, formulas: 'stacked' })).toContain('<span>sum</span><span>index</span>');
    expect(paperHtml([formula], { ...layout, formulas: 'in line' })).toContain('Price = sum / index');
  });
});

describe(shownBlocks.name, () => {
  const words = Array.from({ length: 900 }, (_, at) => `w${at}`).join(' ');
  const paragraph: Block = { marker: '(a)', text: words, heading: false };

  it('loses the letters of a list, and keeps the number of a page within a sentence', () => {
    const [shown] = shownBlocks([paragraph], { ...layout, lists: 'lost', oldPages: true });
    expect(shown?.marker).toBe('');
    expect(shown?.text).toContain('w419 -2- w420');
    expect(shownBlocks([paragraph], layout)).toEqual([paragraph]);
  });
});

describe(furnitureLines.name, () => {
  it('tells what a page prints besides the paper', () => {
    const draft: Layout = { ...layout, headText: 'Draft for signature' };
    expect(furnitureLines({ ...draft, foot: 'page of' }, 3, 9)).toEqual(['Draft for signature', 'Page 3 of 9', '']);
    expect(furnitureLines({ ...draft, foot: 'slash', stamp: 'FILE COPY' }, 3, 9)).toEqual([
      'Draft for signature',
      '3/9',
      'FILE COPY',
    ]);
  });
});
