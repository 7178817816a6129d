import * as z from 'zod/mini';

/** `host.json`: what a build of the host offers to remotes. */
export const hostRecord = z.object({
  schemaVersion: z.literal(1),
  version: z.string(),
  commit: z.string(),
  builtAt: z.string(),
  sourceHash: z.string(),
  /** The contracts it can mount. */
  contracts: z.array(z.number()),
  /** Versions of the modules it shares, by name. */
  provides: z.record(z.string(), z.string()),
  /** Version of the result that the server of the same sources answers with; records from before this was noted have none. */
  result: z.optional(z.number()),
  /** Its files below `assets/`; records from before this was noted have none. */
  assets: z.optional(z.array(z.string())),
});

export type HostRecord = z.infer<typeof hostRecord>;
