import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { loadGlyphs } from './load-glyphs.ts';

const pixelsOf = (image: Uint8Array): Promise<Buffer> => sharp(image).ensureAlpha().raw().toBuffer();

describe('loadGlyphs', () => {
  it('gives pictures that are their SVG sources drawn', async () => {
    for (const [name, png] of await loadGlyphs()) {
      const drawn = await pixelsOf(await readFile(new URL(`./${name}.svg`, import.meta.url)));
      const kept = await pixelsOf(png);
      const differing = drawn.filter((value, index) => Math.abs(value - (kept[index] ?? 0)) > 48).length;
      // Another release of the drawing library may set the soft pixels at the edges a little differently.
      expect({ name, close: kept.length === drawn.length && differing < drawn.length / 200 }).toEqual({
        name,
        close: true,
      });
    }
  });
});
