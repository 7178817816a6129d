import { readFile } from 'node:fs/promises';
import * as z from 'zod';

const shown = z.object({
  document: z.string(),
  /** From 1. */
  page: z.number(),
  quote: z.string(),
  /** The part of the quote that differs. */
  value: z.string(),
  /** The words around it. */
  context: z.string().optional(),
  /** Occurrences with one letter say the same. */
  side: z.string().optional(),
  /** The value stands on its page more than once. */
  repeated: z.boolean().optional(),
});

const missing = z.object({ document: z.string(), missing: z.literal(true) });
const occurrence = z.union([shown, missing]);

const discrepancy = z.object({
  id: z.string(),
  type: z.string(),
  severity: z.enum(['high', 'medium', 'low']),
  subject: z.string(),
  explanation: z.string(),
  /** What was done to the text. */
  operator: z.string().optional(),
  occurrences: z.array(occurrence),
  /** The document that holds `key_side` proves it alone. */
  one_document_suffices: z.boolean().optional(),
  key_side: z.string().optional(),
  /** Real but expected: to report it is neither right nor wrong. */
  optional: z.boolean().optional(),
});

const agreement = z.object({
  id: z.string(),
  note: z.string(),
  operator: z.string().optional(),
  occurrences: z.array(occurrence),
});

export const truthFile = z.object({
  group: z.string(),
  set: z.string(),
  documents: z.array(z.string()),
  pages: z.record(z.string(), z.number()),
  /** How each document was made, such as `chromium` or `chromium+scan`. */
  renderers: z.record(z.string(), z.string()).default({}),
  /** Where documents lie that other groups share, by name, as seen from the folder of the group. */
  files: z.record(z.string(), z.string()).optional(),
  /** The group with the same documents in which nothing was changed. */
  clean: z.string().optional(),
  discrepancies: z.array(discrepancy),
  agreements: z.array(agreement).default([]),
});

export type ShownOccurrence = z.infer<typeof shown>;
export type Occurrence = z.infer<typeof occurrence>;
export type Discrepancy = z.infer<typeof discrepancy>;
export type Agreement = z.infer<typeof agreement>;
export type Truth = z.infer<typeof truthFile>;

export async function readTruth(path: string): Promise<Truth> {
  return truthFile.parse(JSON.parse(await readFile(path, 'utf8')));
}
