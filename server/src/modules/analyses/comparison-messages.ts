import { analysisSummary } from '@app/shared/contracts';
import * as z from 'zod';

const foundSummary = z.object(analysisSummary.shape).omit({ durationMs: true });

export type FoundSummary = z.infer<typeof foundSummary>;

/** What the comparing thread says; at the end also how much memory it holds, garbage included. */
export const comparisonNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('comparing') }),
  z.object({ kind: z.literal('reporting'), findings: z.number() }),
  z.object({ kind: z.literal('pictures'), drawn: z.number() }),
  z.object({ kind: z.literal('done'), summary: foundSummary, heldBytes: z.number() }),
]);

export type ComparisonNews = z.infer<typeof comparisonNews>;
