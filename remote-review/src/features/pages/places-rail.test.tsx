import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { framesOf } from './page-frames.ts';
import type { PageMark } from './page-mark.ts';
import { PlacesRail } from './places-rail.tsx';

const frames = framesOf(2_000, { usual: { width: 612, height: 792 }, others: new Map() }, 1);

const aMark = (page: number, changes: Partial<PageMark> = {}): PageMark => ({
  id: `f${page}`,
  page,
  tone: 'other',
  boxes: [[72, 100, 300, 112]],
  words: [],
  isChosen: false,
  ...changes,
});

const aRail = (marks: readonly PageMark[]) =>
  render(<PlacesRail frames={frames} scale={1} marks={marks} paneHeight={600} />).container;

const shapes = (rail: HTMLElement) => [...rail.querySelectorAll('path')].map((path) => path.getAttribute('d'));

describe('the rail of places', () => {
  it('is a few elements, however many places there are', () => {
    const rail = aRail(Array.from({ length: 2_000 }, (_, index) => aMark(index + 1)));
    expect(rail.querySelectorAll('*').length).toBeLessThan(10);
  });

  it('shows each place as far down as it stands in the paper, changes apart from others', () => {
    const rail = aRail([aMark(1), aMark(1_001), aMark(2_000, { tone: 'inserted' })]);
    expect(shapes(rail)).toEqual(['M2 0.0h7v2h-7zM2 300.0h7v2h-7z', 'M2 599.7h7v2h-7z']);
  });

  it('lifts out what one looks at', () => {
    const rail = aRail([aMark(1), aMark(1_001, { tone: 'b', isChosen: true })]);
    expect(shapes(rail)[0]).toBe('M2 0.0h7v2h-7z');
    const tops = [...rail.querySelectorAll('span')].map((tick) => Number.parseFloat(tick.style.top));
    expect(tops).toEqual([expect.closeTo(300, 0)]);
  });
});
