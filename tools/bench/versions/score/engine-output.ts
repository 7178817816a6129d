import * as z from 'zod';

const position = z.object({
  document: z.coerce.string(),
  page: z.number().nullish(),
  quote: z.string().nullish(),
  value: z.coerce.string().nullish(),
});

const finding = z.object({
  id: z.coerce.string(),
  rule: z.string().optional(),
  tier: z.string().optional(),
  positions: z.array(position).default([]),
});

/** What is scored of the JSON that an engine writes. */
export const engineOutput = z.object({
  documents: z
    .array(z.object({ id: z.coerce.string(), name: z.string(), warnings: z.array(z.string()).default([]) }))
    .default([]),
  findings: z.array(finding),
});

export type EngineOutput = z.infer<typeof engineOutput>;
export type ReportedFinding = z.infer<typeof finding>;
