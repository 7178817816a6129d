import { describe, expect, it } from '@jest/globals';
import { framesOf } from './page-frames.ts';
import { framesToKeep, isWithin, pageAt, scaleFor, scrollTo, stepZoom, textEdges, zoomOf } from './page-layout.ts';
import type { TextPiece } from './pdf-file.ts';

const letter = { width: 612, height: 792 };
const pane = { width: 624, height: 500 };
const frames = framesOf(2_000, { usual: letter, others: new Map() }, 1);
const none = framesOf(0, { usual: letter, others: new Map() }, 1);

describe('the layout of pages', () => {
  it('keeps few of thousands: those in view, and what is less than the height of the pane away', () => {
    const kept = (top: number) => framesToKeep(frames, top, 500).map(({ number }) => number);
    expect(kept(0)).toEqual([1, 2]);
    expect(kept(804 * 999 + 12)).toEqual([999, 1000, 1001]);
    expect(kept(frames.height - 500)).toEqual([1999, 2000]);
    expect(framesToKeep(none, 0, 500)).toEqual([]);
  });

  it('keeps no neighbours of a page that is so large that one is in the midst of it', () => {
    const large = framesOf(2_000, { usual: letter, others: new Map() }, 4);
    expect(framesToKeep(large, 3_180 * 999 + 1_400, 500)).toEqual([large.at(1_000)]);
  });

  it('tells which of them are in view', () => {
    const top = 804 * 999 + 12;
    const seen = framesToKeep(frames, top, 500).filter((frame) => isWithin(frame, top, 500));
    expect(seen.map(({ number }) => number)).toEqual([1000]);
  });

  it('knows which page one looks at', () => {
    expect(pageAt(frames, 0, 500)).toBe(1);
    expect(pageAt(frames, 804 * 7, 500)).toBe(8);
    expect(pageAt(none, 0, 500)).toBe(1);
  });
});

describe('textEdges', () => {
  const piece = (left: number, right: number): TextPiece => ({ text: 'x', box: [left, 0, right, 10] });
  const pieces = [piece(72, 300), piece(80, 540)];

  it('reaches from the first letter to the last', () => {
    expect(textEdges(pieces, letter)).toEqual([72, 540]);
  });

  it('knows none on a page of pictures, or of a few letters', () => {
    expect(textEdges([], letter)).toBeNull();
    expect(textEdges([piece(72, 90)], letter)).toBeNull();
  });
});

describe('scaleFor', () => {
  it('fits the text, not the sheet: margins leave the view', () => {
    expect(scaleFor('text', pane, letter, [72, 540])).toBeCloseTo(576 / 468);
    expect(scaleFor('text', pane, letter, null)).toBeCloseTo(588 / 612);
  });

  it('fits the width, or the whole page', () => {
    expect(scaleFor('width', pane, letter, [72, 540])).toBeCloseTo(588 / 612);
    expect(scaleFor('page', pane, letter, null)).toBeCloseTo(476 / 792);
  });

  it('is the size of paper at 100 %', () => {
    expect(scaleFor(1, pane, letter, null)).toBeCloseTo(96 / 72);
    expect(zoomOf(96 / 72)).toBe(1);
  });
});

describe('stepZoom', () => {
  it('goes from 50 to 400 % and no further', () => {
    expect(stepZoom(96 / 72, 1)).toBe(1.25);
    expect(stepZoom(96 / 72, -1)).toBe(0.8);
    expect(stepZoom(10, 1)).toBe(4);
    expect(stepZoom(0.5, -1)).toBe(0.5);
  });
});

describe('scrollTo', () => {
  const frame = { number: 2, top: 1_000, width: 700, height: 900 };

  it('puts the place at 42 % of the height', () => {
    expect(scrollTo(frame, [100, 400, 300, 412], 1, pane, [72, 540])).toEqual({ top: 1_190, left: 66 });
  });

  it('brings the end of a place into view that is wider than the pane shows', () => {
    expect(scrollTo(frame, [100, 400, 690, 412], 1, pane, null).left).toBe(12 + 690 - 612 + 18);
  });

  it('shows a page from its top where there is no place', () => {
    expect(scrollTo({ ...frame, width: 500 }, undefined, 1, pane, null)).toEqual({ top: 988, left: 0 });
  });
});
