import type { ComparedDocument } from '@app/shared/contracts';
import { ChildFailure } from '../pdf/child-process.ts';
import type { DocumentSource } from '../pdf/document-source.ts';
import { openCropDrawer, type CropDrawer, type DrawOptions } from '../pdf/crop-drawer.ts';
import type { CropRenderer, CropRequest } from '../report/index.ts';

/**
 * Draws the pictures of a report from the compared files. A document whose drawing process dies gets no pictures, and
 * the report says so: a finding with its quotes is worth more than none with pictures. Only cancelling throws.
 */
export function createCropRenderer(
  sources: readonly DocumentSource[],
  documents: readonly ComparedDocument[],
  options: DrawOptions = {},
): CropRenderer {
  const given = new Map(sources.map((source) => [source.name, source]));
  const sourceOf = new Map(documents.map(({ id, name }) => [id, given.get(name)]));
  const broken = new Set<string>();

  async function drawDocument(drawer: CropDrawer, id: string, requests: readonly CropRequest[]): Promise<Uint8Array[]> {
    const source = sourceOf.get(id);
    if (source === undefined || broken.has(id)) return [];
    try {
      return await drawer.draw(source, requests);
    } catch (error) {
      if (!(error instanceof ChildFailure) || error.reason === 'cancelled') throw error;
      broken.add(id);
      return [];
    }
  }

  return async (requests) => {
    const pictures = requests.map(() => new Uint8Array());
    const drawer = openCropDrawer(options);
    try {
      // Crops of one document are drawn together: opening it is a slow part.
      for (const [id, ofDocument] of Map.groupBy(requests.entries(), ([, { document }]) => document)) {
        const drawn = await drawDocument(
          drawer,
          id,
          ofDocument.map(([, request]) => request),
        );
        for (const [position, [index]] of ofDocument.entries()) pictures[index] = new Uint8Array(drawn[position] ?? []);
      }
    } finally {
      drawer.close();
    }
    return pictures;
  };
}
