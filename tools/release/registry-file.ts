import * as z from 'zod/mini';
import { registrySchema, type Registry } from '@app/shared/federation/server';
import { parseStored } from './parse-stored.ts';
import { historyPath, newestReadable } from './registry-history.ts';
import type { SiteStore, StoredFile } from './site-store.ts';
import { whoAndWhen } from './who-and-when.ts';

export const registryPath = 'registry.json';

const empty: Registry = { schemaVersion: 1, revision: 0, remotes: {} };
const anySchema = z.object({ schemaVersion: z.number() });
const unreadablePath = 'registry-unreadable.json';
const tries = 20;

const toBytes = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);

/** A registry that cannot be used and cannot be mended by itself. The message says which file and what to do. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/**
 * The registry of a site; an empty one when nothing was released yet. One that is lost or damaged is put back as the newest
 * state that the history holds.
 */
export async function readRegistry(site: SiteStore): Promise<Registry> {
  return (await readTagged(site)).registry;
}

interface TaggedRegistry {
  readonly registry: Registry;
  readonly tag: string | null;
}

async function readTagged(site: SiteStore): Promise<TaggedRegistry> {
  const stored = await site.read(registryPath);
  if (stored === null) {
    return mend(site, null, 'it is not there');
  }
  const schema = parseStored(anySchema, stored.bytes);
  if ('value' in schema && schema.value.schemaVersion > empty.schemaVersion) {
    throw new RegistryError(
      `${site.label}/${registryPath} is of schema ${schema.value.schemaVersion}, these sources know ${empty.schemaVersion}: a ` +
        'newer version of the product wrote it. Use that version; or move the file away, and the newest state of ' +
        'registry-history that can be read takes its place.',
    );
  }
  const read = parseStored(registrySchema, stored.bytes);
  return 'value' in read ? { registry: read.value, tag: stored.tag } : mend(site, stored, read.problem);
}

/** Puts the newest readable state of the history in place. What was there is kept beside it: somebody may have edited it. */
async function mend(site: SiteStore, stored: StoredFile | null, problem: string): Promise<TaggedRegistry> {
  const state = await newestReadable(site);
  if (state === null) {
    if (stored === null) {
      return { registry: empty, tag: null };
    }
    throw new RegistryError(
      `${site.label}/${registryPath} cannot be read (${problem}), and registry-history holds no state that can. Put back a ` +
        'copy of the file, or remove it: what the sources build then is all that is live.',
    );
  }
  if (stored !== null) {
    await site.write(unreadablePath, stored.bytes);
  }
  if (await site.replace(registryPath, toBytes(state.registry), stored?.tag ?? null)) {
    console.warn(
      `${site.label}/${registryPath} cannot be read (${problem}). It is as after "${state.what}" of ${state.at} again` +
        `${stored === null ? '' : `; what was there is in ${unreadablePath}`}.`,
    );
  }
  return readTagged(site);
}

/**
 * Edits the registry in one atomic step and keeps the state it led to in the history with who, when and what. The edit
 * is repeated on the newer state when somebody else was faster; it must be pure. An edit that throws changes nothing.
 */
export async function editRegistry(
  site: SiteStore,
  what: string,
  edit: (registry: Registry) => Registry,
): Promise<Registry> {
  for (let left = tries; left > 0; left -= 1) {
    const { registry, tag } = await readTagged(site);
    const edited = registrySchema.parse({ ...edit(registry), revision: registry.revision + 1 });
    if (await site.replace(registryPath, toBytes(edited), tag)) {
      await site.write(historyPath(edited.revision), toBytes({ what, ...(await whoAndWhen()), registry: edited }));
      return edited;
    }
  }
  throw new Error(`The registry of ${site.label} is being edited by others all the time. Try again.`);
}
