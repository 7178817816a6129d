import { describe, expect, it } from '@jest/globals';
import type { Picture } from '../pdf/render-region.ts';
import { clearPaper } from './clear-paper.ts';

const [width, height] = [400, 300];

/** Paper of a level with noise to both sides of it, and a stroke of ink at its middle. */
function aSheet(paper: number, noise: number, ink: number): Picture {
  let seed = 7;
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const [x, y] = [at % width, Math.floor(at / width)];
    const isInk = x >= 196 && x < 204 && y >= 140 && y < 160;
    return (isInk ? ink : paper) + Math.round((seed / 2_147_483_648 - 0.5) * 2 * noise);
  });
  return { width, height, pixels };
}

const levelsIn = ({ pixels }: Picture, x: number, y: number, size: number): number[] =>
  Array.from({ length: size * size }, (_, at) => pixels[(y + Math.floor(at / size)) * width + x + (at % size)] ?? 0);

describe(clearPaper.name, () => {
  it('paints noise that is far from ink as even as paper', () => {
    const sheet = aSheet(210, 24, 40);
    clearPaper(sheet);
    const levels = levelsIn(sheet, 20, 20, 40);
    expect(new Set(levels).size).toBe(1);
    expect(Math.abs((levels[0] ?? 0) - 210)).toBeLessThan(4);
  });

  it('leaves ink and what stands around it', () => {
    const [sheet, before] = [aSheet(210, 24, 40), aSheet(210, 24, 40)];
    clearPaper(sheet);
    expect(levelsIn(sheet, 190, 134, 20)).toEqual(levelsIn(before, 190, 134, 20));
  });

  it('leaves faint print on a clean sheet', () => {
    const [sheet, before] = [aSheet(255, 0, 225), aSheet(255, 0, 225)];
    clearPaper(sheet);
    expect(sheet.pixels).toEqual(before.pixels);
  });
});
