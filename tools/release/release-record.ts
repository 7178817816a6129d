import * as z from 'zod/mini';
import type { RemoteRelease } from '@app/shared/federation/server';

/** `release.json`: what a release says about itself. Lies in its folder and never changes. */
export const releaseRecord = z.object({
  schemaVersion: z.literal(1),
  name: z.string(),
  version: z.string(),
  commit: z.string(),
  builtAt: z.string(),
  owner: z.optional(z.string()),
  /** Fingerprint of the sources it was built from. */
  sourceHash: z.string(),
  contract: z.number(),
  /** Versions of the result that it reads; one that reads none, or is from before this was recorded, has none. */
  results: z.optional(z.array(z.number())),
  /** SHA-384 of every file, by path. */
  integrity: z.record(z.string(), z.string()),
  shared: z.record(z.string(), z.string()),
  /** What visitors call its pages, by route. Releases from before this was recorded have none. */
  pages: z.optional(z.record(z.string(), z.string())),
  /** Paths inside the folder, by route. */
  preload: z.record(z.string(), z.array(z.string())),
});

export type ReleaseRecord = z.infer<typeof releaseRecord>;

/** A release as the registry lists it. `baseUrl` is the URL of its folder, with the slash. */
export function toRegistryRelease(record: ReleaseRecord, baseUrl: string): RemoteRelease {
  const preloaded = new Set(['mf-manifest.json', 'remoteEntry.js', ...Object.values(record.preload).flat()]);
  return {
    entry: `${baseUrl}mf-manifest.json`,
    contract: record.contract,
    commit: record.commit,
    builtAt: record.builtAt,
    ...(record.owner === undefined ? {} : { owner: record.owner }),
    integrity: Object.fromEntries(Object.entries(record.integrity).filter(([file]) => preloaded.has(file))),
    shared: record.shared,
    ...(record.pages === undefined ? {} : { pages: record.pages }),
    preload: Object.fromEntries(
      Object.entries(record.preload).map(([route, files]) => [route, files.map((file) => `${baseUrl}${file}`)]),
    ),
  };
}
