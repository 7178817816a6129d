import * as z from 'zod/mini';
import { registrySchema } from '@app/shared/federation/server';
import type { SiteStore } from './site-store.ts';

const folder = 'registry-history';

/** One state of the registry: what led to it, who did it and when, and the whole of it. */
const pastState = z.object({ what: z.string(), by: z.string(), at: z.string(), registry: registrySchema });

export type PastState = z.infer<typeof pastState>;

/** Where a state is kept. The names sort by revision. */
export function historyPath(revision: number): string {
  return `${folder}/${String(revision).padStart(6, '0')}.json`;
}

/** The states of a registry, the newest first, read one by one as they are asked for. */
export async function* readHistory(site: SiteStore): AsyncGenerator<PastState> {
  const files = await site.list(folder);
  for (const file of files.toReversed()) {
    const stored = await site.read(`${folder}/${file}`);
    if (stored !== null) {
      yield pastState.parse(JSON.parse(new TextDecoder().decode(stored.bytes)));
    }
  }
}
