import { describe, expect, it } from '@jest/globals';
import type { Picture } from '../pdf/render-region.ts';
import { columnParts, cutPart } from './column-parts.ts';

const [width, height] = [400, 600];

type Line = readonly [left: number, right: number, top: number];

/** Lines of text as bars of 10 pixels, on a page turned clockwise by `sunk` pixels per pixel. */
function pageOf(lines: readonly Line[], sunk = 0): Picture {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [left, right, top] of lines)
    for (let x = left; x < right; x += 1)
      for (let y = 0; y < 10; y += 1) pixels[(Math.round(top + x * sunk) + y) * width + Math.round(x - top * sunk)] = 0;
  return { width, height, pixels };
}

const column = (left: number, right: number, first: number): Line[] =>
  Array.from({ length: 22 }, (_, at) => [left, right, first + at * 20]);
const title: Line = [100, 300, 40];
const foot: Line = [180, 220, 570];
const inParts = [[title], column(30, 180, 100), column(220, 370, 109), [foot]];
const mixed = inParts.flat();

/** Top, bottom and the edges at the top of each part, in tens of pixels. */
const partsOf = (picture: Picture): number[][] =>
  columnParts(picture).map(({ top, bottom, leftAt, rightAt }) =>
    [top, bottom, leftAt(top), rightAt(top)].map((place) => Math.round(place / 10)),
  );

describe(columnParts.name, () => {
  it('parts two columns whose lines do not stand at one height from each other, and from what is above and below', () => {
    const parts = partsOf(pageOf(mixed));
    expect(parts).toHaveLength(4);
    expect(parts.map(([, , left = 0, right = 0]) => [left > 17 && left < 23, right > 17 && right < 23])).toEqual([
      [false, false],
      [false, true],
      [true, false],
      [false, false],
    ]);
  });

  it('follows the gap of a page that lies askew', () => {
    const [, left] = columnParts(pageOf(mixed, 0.012));
    expect((left?.rightAt(100) ?? 0) - (left?.rightAt(500) ?? 0)).toBeGreaterThan(3);
  });

  it('leaves rows whole whose cells stand at one height, and text in one column', () => {
    expect(partsOf(pageOf([title, ...column(30, 180, 100), ...column(220, 370, 101)]))).toEqual([[0, 60, 0, 40]]);
    expect(partsOf(pageOf(column(30, 370, 100)))).toEqual([[0, 60, 0, 40]]);
  });
});

describe(cutPart.name, () => {
  it('has paper where other parts are', () => {
    const picture = pageOf(mixed);
    const inkOf = ({ pixels }: Picture): number => pixels.filter((pixel) => pixel === 0).length;
    const cuts = columnParts(picture).map((part) => inkOf(cutPart(picture, part)));
    expect(cuts).toEqual(inParts.map((lines) => inkOf(pageOf(lines))));
  });

  it('has paper as light as that of the page', () => {
    const { pixels, ...size } = pageOf(mixed);
    const grey = { ...size, pixels: pixels.map((pixel) => Math.min(pixel, 225)) };
    const cuts = columnParts(grey).map((part) => cutPart(grey, part));
    expect(cuts.map((cut) => Math.max(...new Set(cut.pixels)))).toEqual([225, 225, 225, 225]);
  });
});
