import { findingKind, severity } from '@app/shared/contracts';
import * as z from 'zod';

const position = z.object({
  document: z.string(),
  page: z.number(),
  quote: z.string(),
  value: z.string().optional(),
  missing: z.boolean().default(false),
});

const finding = z.object({
  id: z.string(),
  kind: findingKind,
  rule: z.string(),
  severity,
  confidence: z.number(),
  subject: z.string(),
  explanation: z.string(),
  cause: z.string().optional(),
  /** Engines that told no tiers counted whatever they found. */
  tier: z.enum(['sure', 'possible']).default('sure'),
  positions: z.array(position.transform((one) => ({ ...one, boxes: [] }))),
});

/** What all states of the engine have told of a comparison; what is not scored is left out. */
export const oldResult = z.object({
  documents: z.array(z.object({ id: z.string(), name: z.string() })),
  findings: z.array(finding),
});

export type OldResult = z.infer<typeof oldResult>;
