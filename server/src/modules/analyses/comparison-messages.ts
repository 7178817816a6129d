import { analysisSummary } from '@app/shared/contracts';
import * as z from 'zod';

const foundSummary = z.object(analysisSummary.shape).omit({ durationMs: true });

export type FoundSummary = z.infer<typeof foundSummary>;

/** What the comparing thread says: how far it is; what was found while its report is still to be written; at the end how much memory it holds, garbage included. */
export const comparisonNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('comparing'), share: z.number() }),
  z.object({ kind: z.literal('found'), summary: foundSummary }),
  z.object({ kind: z.literal('reporting'), findings: z.number() }),
  z.object({ kind: z.literal('pictures'), drawn: z.number() }),
  z.object({ kind: z.literal('done'), heldBytes: z.number() }),
]);

export type ComparisonNews = z.infer<typeof comparisonNews>;
