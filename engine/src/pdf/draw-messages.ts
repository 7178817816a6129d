import * as z from 'zod/mini';
import { box } from '@app/shared/contracts';

/** What the parent asks of the drawing process. */
export const drawRequest = z.object({
  path: z.string(),
  crops: z.array(
    z.union([
      z.object({ page: z.int(), longest: z.int() }),
      z.object({
        page: z.int(),
        clip: box,
        frames: z.array(box),
        dpi: z.number(),
        turn: z.optional(z.literal([90, 180, 270])),
        tone: z.optional(z.enum(['blue', 'amber', 'green'])),
      }),
    ]),
  ),
});

/** What the drawing process answers: a PNG in base64 per crop, then that it is done. */
export const drawAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('picture'), index: z.int(), png: z.string() }),
  z.object({ type: z.literal('done') }),
]);

export type DrawRequest = z.infer<typeof drawRequest>;
export type DrawAnswer = z.infer<typeof drawAnswer>;
