import { describe, expect, it } from '@jest/globals';
import { findDrawnBoxes, type PrintedWord, type SmallShape } from './check-boxes.ts';
import type { PlacedBox } from './placed-box.ts';

const box = (left: number, top: number, size = 10): PlacedBox => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
});
const square = (left: number, top: number): SmallShape => ({ box: box(left, top), isStroke: false });
/** What somebody drew into a square. */
const tick = (left: number, top: number): SmallShape => ({ box: box(left + 2, top + 2, 6), isStroke: false });
const cross = (left: number, top: number): SmallShape => ({ box: box(left, top), isStroke: true });
const words = (...places: readonly (readonly [left: number, top: number])[]): PrintedWord[] =>
  places.map(([left, top]) => ({ text: 'option', left, top, right: left + 60, bottom: top + 10 }));
const found = (shapes: readonly SmallShape[], printed: readonly PrintedWord[]): string =>
  findDrawnBoxes(shapes, printed)
    .map(({ isTicked }) => (isTicked ? '☒' : '☐'))
    .join('');

describe(findDrawnBoxes.name, () => {
  const line = [square(60, 100), square(200, 100), square(340, 100)];
  const labels = words([76, 100], [216, 100], [356, 100]);
  /** Within the last of them. */
  const letter = (text: string): PrintedWord => ({ text, left: 343, top: 101, right: 348, bottom: 109 });

  it('finds which of several boxes on a line is ticked, by a tick, a cross or a letter', () => {
    expect(found([...line, tick(200, 100)], labels)).toBe('☐☒☐');
    expect(found([...line, cross(200, 100)], labels)).toBe('☐☒☐');
    expect(found(line, [...labels, letter('x')])).toBe('☐☐☒');
  });

  it.each(['%', '9', 'no'])('takes %s in a square for what it says, not for a tick', (text) => {
    expect(found([...line, tick(60, 100)], [...labels, letter(text)])).toBe('☒☐');
  });

  it('finds which of several boxes below each other is ticked', () => {
    const below = [square(60, 100), square(60, 120), tick(60, 120)];
    expect(found(below, words([76, 100], [76, 120]))).toBe('☐☒');
  });

  it('leaves a choice as it is printed of which nothing seems ticked', () => {
    expect(found(line, labels)).toBe('');
    const other = [...line, square(60, 130), square(200, 130), tick(200, 130)];
    expect(found(other, [...labels, ...words([76, 130], [216, 130])])).toBe('☐☒');
  });

  it('takes the outline and the filling of a box for one', () => {
    const filled: SmallShape = { box: { left: 61, top: 101, right: 69, bottom: 109 }, isStroke: false };
    expect(found([...line, filled, tick(200, 100)], labels)).toBe('☐☒☐');
  });

  it('takes no square without words beside it, and no other shape, for a box', () => {
    expect(found([...line, tick(200, 100)], [])).toBe('');
    const dash: SmallShape = { box: { left: 60, top: 104, right: 72, bottom: 106 }, isStroke: false };
    expect(found([dash, tick(200, 100)], labels)).toBe('');
  });
});
