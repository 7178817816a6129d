import { analysisSummary } from '@app/shared/contracts';
import * as z from 'zod';

/** What the comparing thread says. */
export const comparisonNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('comparing') }),
  z.object({ kind: z.literal('reporting'), findings: z.number() }),
  z.object({ kind: z.literal('pictures'), drawn: z.number() }),
  z.object({ kind: z.literal('done'), summary: z.object(analysisSummary.shape).omit({ durationMs: true }) }),
]);

export type ComparisonNews = z.infer<typeof comparisonNews>;
