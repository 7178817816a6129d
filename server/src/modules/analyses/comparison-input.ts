import { isReadDocument, type ReadDocument } from '@app/engine';
import * as z from 'zod';

/** What the comparing thread is given. */
export const comparisonInput = z.object({
  documents: z.array(z.custom<ReadDocument>(isReadDocument)).readonly(),
  sources: z.array(z.object({ name: z.string(), path: z.string() }).readonly()).readonly(),
  reportPath: z.string(),
  resultPath: z.string(),
  agreedPath: z.string(),
  reviewUrl: z.string().optional(),
  /** Doubtful pairs that are left out: the person has said that both passages mean the same. */
  sameMeaning: z.array(z.string()).readonly(),
  reference: z.string(),
  locale: z.string(),
  timeZone: z.string(),
  createdAt: z.iso.datetime(),
});

export type ComparisonInput = z.infer<typeof comparisonInput>;
