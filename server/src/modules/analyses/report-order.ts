import { decision, reportFormat } from '@app/shared/contracts';
import * as z from 'zod';

/** What the process that writes a report is given. */
export const reportOrder = z.object({
  format: z.enum(reportFormat.options),
  resultPath: z.string(),
  /** Absent where a result was stored alone. */
  agreedPath: z.string().optional(),
  outputPath: z.string(),
  sources: z.array(z.object({ name: z.string(), path: z.string() })),
  /** What was read of the documents, of a redline only; absent where it is not kept. */
  readings: z.array(z.object({ name: z.string(), path: z.string() })).optional(),
  decisions: z.array(z.object(decision.shape)),
  /** Versions are told in the other order. */
  isSwapped: z.boolean(),
  reference: z.string(),
  reviewUrl: z.string().optional(),
  locale: z.string(),
  timeZone: z.string(),
  createdAt: z.iso.datetime(),
});

/** Its answer when the report stands in its file, or why it does not. */
export const reportNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('written') }),
  /** The documents are no versions of each other. */
  z.object({ kind: z.literal('no redline') }),
  z.object({ kind: z.literal('failed'), reason: z.string() }),
]);

export type ReportOrder = z.infer<typeof reportOrder>;
export type ReportNews = z.infer<typeof reportNews>;
