import { describe, expect, it } from '@jest/globals';
import type { Box } from '@app/shared/contracts';
import { aPosition } from '../testing/report-builders.ts';
import { cropRequest } from './crop-request.ts';

const clipOf = (boxes: Box[], changes: Parameters<typeof aPosition>[0] = {}): Box =>
  cropRequest({ position: aPosition({ boxes, ...changes }), tone: 'blue' }).clip;

describe('cropRequest', () => {
  it('shows a small place with its surroundings, always the same width of page', () => {
    expect(clipOf([[200, 310, 260, 322]])).toEqual([18.5, 276, 328.5, 356]);
  });

  it('does not begin before the page does', () => {
    expect(clipOf([[20, 10, 80, 22]])).toEqual([0, 0, 310, 80]);
  });

  it('does not show the empty margin at the right', () => {
    expect(clipOf([[480, 310, 540, 322]])).toEqual([250, 276, 560, 356]);
  });

  it('follows a place beyond an upright page', () => {
    const [left, , right] = clipOf([[700, 310, 760, 322]]);
    expect([left < 700, right >= 760]).toEqual([true, true]);
  });

  it('shows all of a wide place, up to the width of a page of text', () => {
    expect(clipOf([[60, 310, 460, 322]])).toEqual([48, 276, 472, 356]);
    const [left, , right] = clipOf([[60, 310, 900, 322]]);
    expect([left, right]).toEqual([48, 548]);
  });

  it('is narrow where three stand side by side', () => {
    const place = { position: aPosition({ boxes: [[200, 310, 260, 322]] }), tone: 'blue' } as const;
    expect(cropRequest({ ...place, room: 'narrow' }).clip).toEqual([93.5, 276, 303.5, 356]);
  });

  it('is low as well where it stands in a row of a table', () => {
    const place = { position: aPosition({ boxes: [[200, 310, 260, 322]] }), tone: 'blue' } as const;
    expect(cropRequest({ ...place, room: 'strip' }).clip).toEqual([93.5, 290, 303.5, 342]);
    const broken = aPosition({
      boxes: [
        [480, 310, 540, 322],
        [72, 324, 90, 336],
      ],
    });
    expect(cropRequest({ position: broken, tone: 'blue', room: 'strip' }).clip).toEqual([350, 290, 560, 342]);
  });

  it('lies across a page that stands on its side, with what comes before the place in reading', () => {
    const place = { position: aPosition({ boxes: [[310, 400, 322, 460]] }), tone: 'blue' } as const;
    const clip = cropRequest({ ...place, turn: 90 }).clip;
    expect([clip[2] - clip[0], clip[3] - clip[1]]).toEqual([80, 310]);
    // Turned clockwise, what stood below stands left: most of the picture is below the place.
    expect(clip[3] - 460).toBeGreaterThan(400 - clip[1]);
    const other = cropRequest({ ...place, turn: 270 }).clip;
    expect(400 - other[1]).toBeGreaterThan(other[3] - 460);
  });

  it('shows the beginning of a long passage', () => {
    const boxes = Array.from({ length: 30 }, (_, line): Box => [70, 100 + line * 14, 370, 112 + line * 14]);
    expect(clipOf(boxes)).toEqual([58, 80, 382, 230]);
  });
});
