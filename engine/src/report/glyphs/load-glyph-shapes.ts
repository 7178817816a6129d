import { readFile } from 'node:fs/promises';
import type { GlyphName } from './load-glyphs.ts';

/** A shape of a glyph on a ground of 16 by 16, with the attributes of its SVG element. */
export interface GlyphShape {
  readonly element: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Named in full, so that a bundler sees which files belong to this one. */
const sources: readonly (readonly [GlyphName, URL])[] = [
  ['logo', new URL('./logo.svg', import.meta.url)],
  ['high', new URL('./high.svg', import.meta.url)],
  ['medium', new URL('./medium.svg', import.meta.url)],
  ['low', new URL('./low.svg', import.meta.url)],
  ['info', new URL('./info.svg', import.meta.url)],
];

/** The glyphs as shapes, for who draws them sharp at any size. */
export async function loadGlyphShapes(): Promise<ReadonlyMap<string, readonly GlyphShape[]>> {
  const read = sources.map(async ([name, file]) => [name, shapesOf(await readFile(file, 'utf8'))] as const);
  return new Map(await Promise.all(read));
}

const shapesOf = (svg: string): GlyphShape[] =>
  [...svg.matchAll(/<(rect|circle|path) ([^>]*)\/>/gu)].map(([, element = '', attributes = '']) => ({
    element,
    attributes: new Map(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/gu)].map(([, name = '', value = '']) => [name, value]),
    ),
  }));
