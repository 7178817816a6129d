import { describe, expect, it } from '@jest/globals';
import type { Box } from '@app/shared/contracts';
import { aPosition } from '../testing/report-builders.ts';
import { cropRequest } from './crop-request.ts';

const clipOf = (boxes: Box[], changes: Parameters<typeof aPosition>[0] = {}): Box =>
  cropRequest({ position: aPosition({ boxes, ...changes }), tone: 'blue' }).clip;

describe('cropRequest', () => {
  it('shows a small place with its surroundings, always the same width of page', () => {
    expect(clipOf([[200, 310, 260, 322]])).toEqual([18.5, 280, 328.5, 352]);
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

  it('shows all of a wide place, up to the width of a page of text', () => {
    expect(clipOf([[60, 310, 460, 322]])).toEqual([48, 280, 472, 352]);
    const [left, , right] = clipOf([[60, 310, 900, 322]]);
    expect([left, right]).toEqual([48, 548]);
  });

  it('shows the beginning of a long passage', () => {
    const boxes = Array.from({ length: 30 }, (_, line): Box => [70, 100 + line * 14, 370, 112 + line * 14]);
    expect(clipOf(boxes)).toEqual([58, 80, 382, 230]);
  });
});
