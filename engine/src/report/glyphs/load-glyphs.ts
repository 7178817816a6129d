import { readFile } from 'node:fs/promises';
import type { Severity } from '@app/shared/contracts';

export type GlyphName = Severity | 'logo';

const names: readonly GlyphName[] = ['logo', 'high', 'medium', 'low', 'info'];

/**
 * The pictures every report carries. They are kept as PNG beside the SVG they come from, because drawing them anew
 * would load an image library into every process that writes a report.
 */
export async function loadGlyphs(): Promise<ReadonlyMap<GlyphName, Uint8Array>> {
  const files = names.map(async (name) => {
    const bytes = await readFile(new URL(`./${name}.png`, import.meta.url));
    return [name, new Uint8Array(bytes)] as const;
  });
  return new Map(await Promise.all(files));
}
