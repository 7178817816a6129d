import * as z from 'zod/mini';

/** `success` is always true on 2xx; the browser still reads it, because the brief does. */
export const successResponse = z.object({ success: z.boolean(), message: z.optional(z.string()) });
