import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import type { PageMark } from './page-mark.ts';
import { PageOverlay } from './page-overlay.tsx';

const aMark = (changes: Partial<PageMark> = {}): PageMark => ({
  id: 'f1',
  page: 1,
  tone: 'a',
  boxes: [[100, 200, 300, 212]],
  words: [[250, 200, 262, 212]],
  isChosen: true,
  ...changes,
});

function drawn(mark: PageMark, scale = 1) {
  const size = { width: 612, height: 792 };
  const overlay = (
    <PageOverlay size={size} scale={scale} marks={[mark]} missing={undefined} onChoose={() => undefined} />
  );
  const { container } = render(overlay);
  const all = (name: string) => [...container.querySelectorAll(`.${name}`)];
  const places = (name: string) => all(name).map((one) => [one.getAttribute('x'), one.getAttribute('y')].map(Number));
  return { places, underlines: all('under').map((one) => one.getAttribute('d')), lines: all('line').length };
}

describe('a page', () => {
  it('tints the box that one looks at, and underlines what differs in it', () => {
    const { places, underlines } = drawn(aMark());
    expect(places('tint')).toEqual([[98, 198]]);
    expect(places('word')).toEqual([[249.5, 199.5]]);
    expect(underlines).toEqual(['M250 211.75H262']);
  });

  it('has two lines around and under the other reading', () => {
    const { places, underlines } = drawn(aMark({ tone: 'b' }));
    expect(places('box')).toHaveLength(2);
    expect(underlines).toHaveLength(2);
  });

  it('frames what went and draws no line through small print', () => {
    const struck = aMark({ tone: 'struck', isChosen: false });
    const { places, lines } = drawn(struck);
    expect([places('box').length, places('word').length, lines]).toEqual([1, 1, 0]);
    expect(drawn({ ...struck, tone: 'inserted' }).lines).toBe(1);
  });

  it('leaves room between line and ink where it is shown small', () => {
    expect(drawn(aMark(), 0.5).places('box')).toEqual([[96, 196]]);
  });

  it('neither tints nor underlines the places of other findings', () => {
    const { places, underlines } = drawn(aMark({ tone: 'other', isChosen: false }));
    expect([places('tint'), underlines]).toEqual([[], []]);
  });
});
