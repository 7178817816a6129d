import * as z from 'zod/mini';

/**
 * Body of every answer outside 2xx. `code` is a row of `errorTable`; a newer server may send one this build does not
 * know, so it is a plain string here. `detail` is set on verify-email, `progress` on `analysis_running`.
 */
export const errorResponse = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  detail: z.optional(z.string()),
  progress: z.optional(z.number()),
});

export type ErrorResponse = z.infer<typeof errorResponse>;
