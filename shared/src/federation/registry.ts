import * as z from 'zod/mini';

/** One release of one remote: an immutable folder, named by its entry. */
export const remoteRelease = z.object({
  /** URL of the release's `mf-manifest.json`, on this origin or another. */
  entry: z.string().check(z.minLength(1)),
  /** The contract number the release was built for. */
  contract: z.number(),
  commit: z.string(),
  builtAt: z.string(),
  /** Who answers for it. */
  owner: z.optional(z.string()),
  /** Subresource Integrity values by path inside the release folder. */
  integrity: z.record(z.string(), z.string()),
  /** What the release asks of the host's shared modules: semver ranges by name. */
  shared: z.record(z.string(), z.string()),
  /** What visitors call its pages, by route, as their owner says: the beginning of a sentence. */
  pages: z.optional(z.record(z.string(), z.string())),
  /** Files that a page of a route needs, by route: URLs in the order they are asked for. */
  preload: z.record(z.string(), z.array(z.string())),
});

export const remoteEntry = z.object({
  active: z.string(),
  previous: z.optional(z.nullable(z.string())),
  /** What was live before the previous one and was not taken back, the newest first: the way further back. */
  earlier: z.optional(z.array(z.string())),
  /** The share of visitors, in percent, that gets another version than the active one. */
  canary: z.optional(z.nullable(z.object({ version: z.string(), percent: z.number().check(z.gte(0), z.lte(100)) }))),
  /** Versions that no page may load any more. */
  blocked: z.array(z.string()),
  /** The version that the sources were when they were last built or released here; says nothing to a page. */
  built: z.optional(z.string()),
  releases: z.record(z.string(), remoteRelease),
});

/** Says which release of each remote is live. The only place that does. */
export const registrySchema = z.object({
  schemaVersion: z.literal(1),
  /** Grows by one with every edit. */
  revision: z.number(),
  remotes: z.record(z.string(), remoteEntry),
  /** Origins a developer may load a remote from instead of its release, for a session of their own. */
  overrideOrigins: z.optional(z.array(z.string())),
});

export type RemoteRelease = z.infer<typeof remoteRelease>;
export type RegisteredRemote = z.infer<typeof remoteEntry>;
export type Registry = z.infer<typeof registrySchema>;
