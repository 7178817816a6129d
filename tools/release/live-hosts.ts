import * as z from 'zod/mini';
import { hostRecord, type HostRecord } from '../build/host-record.ts';
import type { SiteStore } from './site-store.ts';

export const hostsPath = 'hosts.json';

/** A page that was opened before the host was replaced may stay open this long. */
export const openPageMs = 7 * 24 * 60 * 60 * 1000;

const hostEntry = z.extend(hostRecord, { replacedAt: z.nullable(z.string()) });
const hostList = z.object({ schemaVersion: z.literal(1), hosts: z.array(hostEntry) });

export type HostEntry = z.infer<typeof hostEntry>;

/** Every build of the host that a visitor may have open, the newest first. */
export async function readLiveHosts(site: SiteStore, now: Date): Promise<readonly HostEntry[]> {
  const stored = await site.read(hostsPath);
  if (stored === null) {
    return [];
  }
  return stillOpen(hostList.parse(JSON.parse(new TextDecoder().decode(stored.bytes))).hosts, now);
}

/** Without a host there is nothing to check against. */
export class NoHostError extends Error {
  override readonly name = 'NoHostError';

  constructor(site: SiteStore) {
    super(
      `No host is known in ${site.label}, so nothing can be checked. Build the site first (npm run build), or tell a site ` +
        'that lies elsewhere which host is live: npm run release -- host --site ...',
    );
  }
}

/**
 * Takes over the hosts that another site knows, into one that knows none yet: without any, no release can be checked. One that
 * knows some is told of the next by whoever puts it live. Returns what was taken over.
 */
export async function adoptHosts(site: SiteStore, from: SiteStore, now: Date): Promise<readonly HostEntry[]> {
  if ((await readLiveHosts(site, now)).length > 0) {
    return [];
  }
  const hosts = await readLiveHosts(from, now);
  if (hosts.length > 0) {
    await writeHosts(site, hosts);
  }
  return hosts;
}

/** Notes that a build of the host took the place of the one before. */
export async function recordHost(site: SiteStore, host: HostRecord, now: Date): Promise<void> {
  const known = await readLiveHosts(site, now);
  const replaced = known
    .filter(({ sourceHash }) => sourceHash !== host.sourceHash)
    .map((entry) => Object.assign({}, entry, { replacedAt: entry.replacedAt ?? now.toISOString() }));
  await writeHosts(site, [{ ...host, replacedAt: null }, ...replaced]);
}

async function writeHosts(site: SiteStore, hosts: readonly HostEntry[]): Promise<void> {
  const list = { schemaVersion: 1, hosts };
  await site.write(hostsPath, new TextEncoder().encode(`${JSON.stringify(list, null, 2)}\n`));
}

function stillOpen(hosts: readonly HostEntry[], now: Date): readonly HostEntry[] {
  return hosts.filter(({ replacedAt }) => replacedAt === null || now.getTime() - Date.parse(replacedAt) < openPageMs);
}
