import { describe, expect, it } from '@jest/globals';
import type { Box } from '@app/shared/contracts';
import { aPosition } from '../testing/report-builders.ts';
import { cropRequest } from './crop-request.ts';

const clipOf = (boxes: Box[], changes: Parameters<typeof aPosition>[0] = {}): Box =>
  cropRequest({ position: aPosition({ boxes, ...changes }), tone: 'blue' }).clip;

describe('cropRequest', () => {
  it('shows a small place with its surroundings, always the same width of page', () => {
    expect(clipOf([[200, 310, 260, 322]])).toEqual([75, 280, 385, 352]);
  });

  it('does not begin before the page does', () => {
    expect(clipOf([[20, 10, 80, 22]])).toEqual([0, 0, 310, 72]);
  });

  it('does not show the empty margin at the right', () => {
    expect(clipOf([[480, 310, 540, 322]])).toEqual([250, 280, 560, 352]);
  });

  it('follows a place beyond an upright page', () => {
    const [left, , right] = clipOf([[700, 310, 760, 322]]);
    expect([left < 700, right >= 760]).toEqual([true, true]);
  });

  it('shows the part of a long line where the value should stand', () => {
    const quote = `${'x'.repeat(90)} $12,500.00`;
    const [left, , right] = clipOf([[50, 310, 550, 322]], { quote });
    expect([left, right]).toEqual([240, 550]);
  });

  it('shows the lines around the value of a long passage', () => {
    const boxes = Array.from({ length: 30 }, (_, line): Box => [70, 100 + line * 14, 370, 112 + line * 14]);
    const quote = `${'x'.repeat(1_000)}$12,500.00${'x'.repeat(1_000)}`;
    const [, top, , bottom] = clipOf(boxes, { quote });
    expect([top < 310, bottom > 310, bottom - top]).toEqual([true, true, 150]);
  });
});
