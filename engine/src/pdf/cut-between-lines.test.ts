import { describe, expect, it } from '@jest/globals';
import type { Box } from '@app/shared/contracts';
import { cutBetweenLines } from './cut-between-lines.ts';
import type { Picture } from './render-region.ts';

/** A picture of one pixel to the point; `x` is a row with ink from side to side. */
function rows(pattern: string, paper = 255): Picture {
  const width = 100;
  const pixels = new Uint8Array(width * pattern.length * 4).fill(paper);
  for (const [row, mark] of Array.from(pattern).entries())
    if (mark === 'x') pixels.fill(0, (row * width + 10) * 4, (row * width + 90) * 4);
  return { width, height: pattern.length, pixels };
}

const clip: Box = [200, 300, 300, 340];
const frame: Box = [220, 316, 260, 324];
const cut = (picture: Picture, frames: readonly Box[] = [frame]): [number, number, number] => {
  const result = cutBetweenLines(picture, clip, frames);
  return [result.clip[1], result.clip[3], result.picture.height];
};

const halves = 'xxxx......xxxx....xxxx....xxxx......xxxx';

describe('cutBetweenLines', () => {
  it('leaves out lines of text that the edges cut', () => {
    expect(cut(rows(halves))).toEqual([304, 336, 32]);
  });

  it('leaves a picture alone whose edges lie between lines', () => {
    const picture = rows(halves.replaceAll(/^xxxx|xxxx$/g, '....'));
    expect(cutBetweenLines(picture, clip, [frame])).toEqual({ picture, clip });
  });

  it('knows ink on the paper of a scan, and no ink in its specks', () => {
    const picture = rows(halves, 200);
    picture.pixels.fill(90, 4 * 5 * 100, 4 * (5 * 100 + 1));
    expect(cut(picture)).toEqual([304, 336, 32]);
  });

  it('does not take the rulings of a table for text', () => {
    const picture = rows(halves);
    for (let row = 0; row < picture.height; row += 1)
      for (const x of [2, 3, 50, 51, 96]) picture.pixels.fill(0, (row * 100 + x) * 4, (row * 100 + x + 1) * 4);
    expect(cut(picture)).toEqual([304, 336, 32]);
  });

  it('never cuts into what is framed', () => {
    expect(cut(rows('x'.repeat(16) + '.'.repeat(8) + 'x'.repeat(16)))).toEqual([300, 340, 40]);
    expect(cut(rows(halves), [[220, 300, 260, 340]])).toEqual([300, 340, 40]);
  });

  it('keeps the rows between the cuts as they are', () => {
    const { picture } = cutBetweenLines(rows(halves), clip, [frame]);
    expect(picture.pixels).toEqual(rows(halves.slice(4, -4)).pixels);
  });
});
