import { describe, expect, it } from '@jest/globals';
import { dice, seededRandom } from '../../engine-load/seeded-random.ts';
import { furnitureLines } from './furniture.ts';
import { drawLayout, wordsOnPage, type Layout } from './layout.ts';
import { paperHtml } from './paper-html.ts';
import { printText } from './print-text.ts';

const layout: Layout = {
  ...drawLayout(dice(seededRandom(1))),
  quotes: 'curly',
  dash: ' – ',
  ligatures: 'characters',
  hyphen: 'soft',
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

describe(furnitureLines.name, () => {
  it('tells what a page prints besides the paper', () => {
    const draft: Layout = { ...layout, headText: 'Draft for signature' };
    expect(furnitureLines({ ...draft, foot: 'page of' }, 3, 9)).toEqual(['Draft for signature', 'Page 3 of 9']);
    expect(furnitureLines({ ...draft, foot: 'slash' }, 3, 9)).toEqual(['Draft for signature', '3/9']);
  });
});
