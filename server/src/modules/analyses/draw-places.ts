import type { PicturedPlace } from '@app/shared/contracts';
import type { Platform } from '../../platform/platform.ts';
import type { DocumentsPort } from './documents-port.ts';
import { requireComparison, type OwnComparison } from './own-comparison.ts';

/** Places of the documents of a comparison as data URLs, cut and framed as the report has them. */
export async function drawPlaces(
  platform: Pick<Platform, 'db' | 'config'>,
  port: Pick<DocumentsPort, 'find' | 'draw'>,
  own: OwnComparison,
  places: readonly PicturedPlace[],
): Promise<(string | null)[]> {
  const { documentIds } = await requireComparison(platform, platform.db, own);
  const documents = await port.find(platform.db, own.userId, documentIds);
  const { cropRequest } = await import('@app/engine/pictures');
  const pictures: (string | null)[] = places.map(() => null);
  for (const { id, storageKey } of documents) {
    const wanted = [...places.entries()].filter(([, { document }]) => document.toLowerCase() === id);
    if (wanted.length === 0) continue;
    const crops = wanted.map(([, { tone, turn, ...position }]) => cropRequest({ position, tone, turn }));
    const drawn = await port.draw(own.userId, { storageKey, crops });
    for (const [at, [index]] of wanted.entries()) pictures[index] = drawn[at] ?? null;
  }
  return pictures;
}
