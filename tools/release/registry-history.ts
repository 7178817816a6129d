import * as z from 'zod/mini';
import { registrySchema } from '@app/shared/federation/server';
import { parseStored } from './parse-stored.ts';
import type { SiteStore } from './site-store.ts';

const folder = 'registry-history';

/** One state of the registry: what led to it, who did it and when, and the whole of it. */
const pastState = z.object({ what: z.string(), by: z.string(), at: z.string(), registry: registrySchema });

export type PastState = z.infer<typeof pastState>;

/** Where a state is kept. The names sort by revision. */
export function historyPath(revision: number): string {
  return `${folder}/${String(revision).padStart(6, '0')}.json`;
}

/** The states of a registry, the newest first, read one by one as they are asked for. One that cannot be read is an error. */
export async function* readHistory(site: SiteStore): AsyncGenerator<PastState> {
  for await (const { path, read } of readEach(site)) {
    if ('problem' in read) {
      throw new Error(`${path} in ${site.label} cannot be read: ${read.problem}.`);
    }
    yield read.value;
  }
}

/** The newest state that can be read, past those that cannot; null when there is none. */
export async function newestReadable(site: SiteStore): Promise<PastState | null> {
  for await (const { read } of readEach(site)) {
    if ('value' in read) {
      return read.value;
    }
  }
  return null;
}

async function* readEach(site: SiteStore) {
  for (const file of (await site.list(folder)).toReversed()) {
    const path = `${folder}/${file}`;
    const stored = await site.read(path);
    if (stored !== null) {
      yield { path, read: parseStored(pastState, stored.bytes) };
    }
  }
}
