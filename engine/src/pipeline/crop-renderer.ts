import type { ComparedDocument } from '@app/shared/contracts';
import { ChildFailure } from '../pdf/child-process.ts';
import type { DocumentSource } from '../pdf/document-source.ts';
import { renderCrops, type RenderOptions } from '../pdf/render-crops.ts';
import type { CropRenderer, CropRequest } from '../report/index.ts';

/**
 * Draws the pictures of a report from the compared files. A document whose drawing process dies gets no pictures, and
 * the report says so: a finding with its quotes is worth more than none with pictures. Only cancelling throws.
 */
export function createCropRenderer(
  sources: readonly DocumentSource[],
  documents: readonly ComparedDocument[],
  options: RenderOptions = {},
): CropRenderer {
  const given = new Map(sources.map((source) => [source.name, source]));
  const sourceOf = new Map(documents.map(({ id, name }) => [id, given.get(name)]));
  const broken = new Set<string>();

  async function drawDocument(id: string, requests: readonly CropRequest[]): Promise<Uint8Array[]> {
    const source = sourceOf.get(id);
    if (source === undefined || broken.has(id)) return [];
    try {
      return await renderCrops(source, requests, options);
    } catch (error) {
      if (!(error instanceof ChildFailure) || error.reason === 'cancelled') throw error;
      broken.add(id);
      return [];
    }
  }

  return async (requests) => {
    const pictures = requests.map(() => new Uint8Array());
    // Crops of one document are drawn together: starting a process and opening the document are the slow parts.
    for (const id of new Set(requests.map((request) => request.document))) {
      const indexes = requests.flatMap((request, index) => (request.document === id ? [index] : []));
      const drawn = await drawDocument(
        id,
        requests.filter((request) => request.document === id),
      );
      for (const [position, index] of indexes.entries()) pictures[index] = new Uint8Array(drawn[position] ?? []);
    }
    return pictures;
  };
}
