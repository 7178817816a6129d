import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
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

/** What the papers of a set are of. A set is measured with what was fitted without its family. */
export const families = [
  'club',
  'clinic',
  'employment',
  'event',
  'finance',
  'food',
  'house',
  'insurance',
  'lease',
  'other',
  'research',
  'school',
  'service',
  'software',
  'technical',
  'tender',
  'trade',
  'travel',
  'works',
] as const;

const family = z.enum(families);

/** A set of documents from anywhere. */
const anyCase = z.object({
  group: z.string(),
  language: z.string().default('en'),
  family: family.default('other'),
  /** Number of the batch that the set came in, one of `batches.json`; 0 where the set is none of the known ones. */
  batch: z.int().nonnegative().default(0),
  /** What the documents are, in a line of English. */
  papers: z.string().default(''),
  documents: z.array(z.string()).min(2),
  pages: z.record(z.string(), z.number()),
  /** How each document was made, such as `chromium` or `scan+rotated`. */
  renderers: z.record(z.string(), z.string()),
  discrepancies: z.array(discrepancy),
  agreements: z.array(agreement),
});

/** One of the known sets: nothing is left to what stands in for it. */
const knownCase = anyCase.extend({
  /** Codes such as `de, en`. */
  language: z.string().regex(/^[a-z]{2}(?:, [a-z]{2})*$/u),
  family,
  batch: z.int().positive(),
  papers: z.string().min(1),
});

export type Occurrence = z.infer<typeof occurrence>;
export type Discrepancy = z.infer<typeof discrepancy>;
export type Agreement = z.infer<typeof agreement>;
export type Family = z.infer<typeof family>;
export type KnownCase = z.infer<typeof knownCase>;

/** A case with the folder that holds its documents. */
export const storedCase = z.object({ folder: z.string(), known: anyCase });

export type StoredCase = z.infer<typeof storedCase>;

/** The folder of the known sets. */
export const knownCases = resolve(import.meta.dirname, '../../../engine/cases');

/** The known sets, by name; each says its family and its batch. */
export const readKnownCases = (folder = knownCases): Promise<StoredCase[]> => readCasesAs(folder, knownCase);

/** The cases below a folder, by name. */
export const readCases = (folder: string): Promise<StoredCase[]> => readCasesAs(folder, anyCase);

async function readCasesAs(folder: string, schema: z.ZodType<KnownCase>): Promise<StoredCase[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.toSorted().map(async (name) => {
      const path = join(folder, name, 'truth.json');
      const { success, data, error } = schema.safeParse(JSON.parse(await readFile(path, 'utf8')));
      if (!success) throw new Error(`${path}: ${z.prettifyError(error)}`);
      return { folder: join(folder, name), known: data };
    }),
  );
}
