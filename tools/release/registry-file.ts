import { registrySchema, type Registry } from '@app/shared/federation/server';
import { historyPath } from './registry-history.ts';
import { whoAndWhen } from './who-and-when.ts';
import type { SiteStore } from './site-store.ts';

export const registryPath = 'registry.json';

const empty: Registry = { schemaVersion: 1, revision: 0, remotes: {} };
const tries = 20;

const toBytes = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);

/** The registry of a site; an empty one when nothing was released yet. */
export async function readRegistry(site: SiteStore): Promise<Registry> {
  return (await readTagged(site)).registry;
}

async function readTagged(site: SiteStore): Promise<{ registry: Registry; tag: string | null }> {
  const stored = await site.read(registryPath);
  if (stored === null) {
    return { registry: empty, tag: null };
  }
  const registry = registrySchema.parse(JSON.parse(new TextDecoder().decode(stored.bytes)));
  return { registry, tag: stored.tag };
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
