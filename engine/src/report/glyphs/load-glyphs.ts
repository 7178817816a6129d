import { readFile } from 'node:fs/promises';
import type { Severity } from '@app/shared/contracts';

export type GlyphName = Severity | 'logo';

/** Named in full, so that a bundler sees which files belong to this one. */
const pictures: readonly (readonly [GlyphName, URL])[] = [
  ['logo', new URL('./logo.png', import.meta.url)],
  ['high', new URL('./high.png', import.meta.url)],
  ['medium', new URL('./medium.png', import.meta.url)],
  ['low', new URL('./low.png', import.meta.url)],
  ['info', new URL('./info.png', import.meta.url)],
];

/**
 * The pictures every report carries. They are kept as PNG beside the SVG they come from, because drawing them anew
 * would load an image library into every process that writes a report.
 */
export async function loadGlyphs(): Promise<ReadonlyMap<GlyphName, Uint8Array>> {
  const read = pictures.map(async ([name, file]) => [name, new Uint8Array(await readFile(file))] as const);
  return new Map(await Promise.all(read));
}
