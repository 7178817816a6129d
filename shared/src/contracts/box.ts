import * as z from 'zod/mini';

/** `[left, top, right, bottom]` in points from the top left of the page as displayed. */
export const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);

export type Box = z.infer<typeof box>;
