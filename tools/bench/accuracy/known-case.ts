import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** Words of a document that bear on one discrepancy or agreement. */
const occurrence = z.object({
  document: z.string(),
  /** From 1. */
  page: z.number(),
  quote: z.string(),
  /** The part of the quote that conflicts. */
  value: z.string(),
  /** Paragraph or row around it. */
  context: z.string(),
  /** Occurrences with one letter say the same. */
  side: z.string().optional(),
  /** The value stands on its page more than once. */
  repeated: z.boolean().optional(),
});

const missing = z.object({ document: z.string(), missing: z.literal(true) });

const discrepancy = z.object({
  id: z.string(),
  type: z.string(),
  subject: z.string(),
  explanation: z.string(),
  severity: z.enum(['high', 'medium', 'low']),
  occurrences: z.array(z.union([occurrence, missing])),
  /** The document that holds `key_side` proves it alone, as a total that does not add up does. */
  one_document_suffices: z.boolean().optional(),
  key_side: z.string().optional(),
  /** Real but expected: to report it is neither right nor wrong. */
  optional: z.boolean().optional(),
});

const agreement = z.object({ id: z.string(), note: z.string(), occurrences: z.array(occurrence) });

const knownCase = z.object({
  group: z.string(),
  documents: z.array(z.string()),
  pages: z.record(z.string(), z.number()),
  /** How each document was made, such as `chromium` or `scan+rotated`. */
  renderers: z.record(z.string(), z.string()),
  discrepancies: z.array(discrepancy),
  agreements: z.array(agreement),
});

export type Occurrence = z.infer<typeof occurrence>;
export type Discrepancy = z.infer<typeof discrepancy>;
export type Agreement = z.infer<typeof agreement>;
export type KnownCase = z.infer<typeof knownCase>;

/** A case with the folder that holds its documents. */
export interface StoredCase {
  readonly folder: string;
  readonly known: KnownCase;
}

/** The cases below a folder, by name. */
export async function readCases(folder: string): Promise<StoredCase[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.toSorted().map(async (name) => {
      const text = await readFile(join(folder, name, 'truth.json'), 'utf8');
      return { folder: join(folder, name), known: knownCase.parse(JSON.parse(text)) };
    }),
  );
}
