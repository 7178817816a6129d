import * as z from 'zod/mini';

/**
 * Public settings of a running service, served as `/config.json` and inlined into the page. Nothing here is secret.
 * Absent keys switch a feature off; the page says what the administrator must set.
 */
export const runtimeSettings = z.object({
  apiBase: z.string(),
  uploadLimitMb: z.number(),
  sessionDocumentLimit: z.number(),
  retentionHours: z.number(),
  /** Which providers one can log in with. Absent: the host is older and does not know. */
  signIn: z.optional(z.object({ google: z.boolean(), microsoft: z.boolean() })),
  /** Addresses of the pages that say who runs the service and by which terms. */
  links: z.optional(
    z.object({
      terms: z.optional(z.string()),
      privacy: z.optional(z.string()),
      imprint: z.optional(z.string()),
      contact: z.optional(z.string()),
    }),
  ),
  cloud: z.object({
    google: z.object({
      clientId: z.optional(z.string()),
      pickerApiKey: z.optional(z.string()),
      pickerAppId: z.optional(z.string()),
    }),
    oneDrive: z.object({ clientId: z.optional(z.string()), picker: z.enum(['v7.2', 'v8']) }),
  }),
});

export type RuntimeSettings = z.infer<typeof runtimeSettings>;
