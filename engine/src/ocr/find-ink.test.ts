import { describe, expect, it } from '@jest/globals';
import { inflateRawSync } from 'node:zlib';
import type { Picture } from '../pdf/render-region.ts';
import { findInk } from './find-ink.ts';

/** An inch on a side, at 200 dots. */
const side = 200;
const inch = 72;

type Shade = (x: number, y: number) => number;
const pictureOf = (shade: Shade): Picture => ({
  width: side,
  height: side,
  pixels: Uint8Array.from({ length: side * side }, (_, at) => shade(at % side, Math.floor(at / side))),
});

/** Part of the dots that are ink. */
function share(shade: Shade): number {
  const { width, height, bits } = findInk(pictureOf(shade), inch);
  const bytes = inflateRawSync(Buffer.from(bits, 'base64'));
  const dots = bytes.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
  return Math.round((dots * 100) / (width * height)) / 100;
}

const inBox: (ink: number, paper: Shade) => Shade = (ink, paper) => (x, y) =>
  x >= 40 && x < 80 && y >= 40 && y < 140 ? ink : paper(x, y);

describe(findInk.name, () => {
  it('sees dark strokes on paper, half as fine as the picture', () => {
    expect(findInk(pictureOf(inBox(0, () => 255)), inch)).toMatchObject({ width: 100, height: 100 });
    expect(share(inBox(0, () => 255))).toBe(0.1);
  });

  it('sees pale ink on grey paper that has noise and grows darker', () => {
    const paper: Shade = (x, y) => 215 - x / 5 + ((x * 7 + y * 13) % 21) - 10;
    expect(share(inBox(70, paper))).toBe(0.1);
  });

  it('keeps a page that claims a vast size less finely', () => {
    const { width, height } = findInk(pictureOf(inBox(0, () => 255)), inch * 400);
    expect([width, height]).toEqual([2_000, 2_000]);
  });

  it('sees none on an empty page', () => {
    expect(share((x, y) => 230 + ((x * 3 + y * 5) % 11))).toBe(0);
  });
});
