import * as z from 'zod/mini';
import { notComparable } from './not-comparable.ts';

/** What was read of one page; a member that is absent is 0. */
export const pageCoverage = z.object({
  /** From 1. */
  page: z.number(),
  /** The page could not be read; it has no words. */
  unread: z.optional(z.boolean()),
  /** The page stands in the document before; it was compared once. */
  repeats: z.optional(z.number()),
  /** Words read from the text layer. */
  text: z.optional(z.number()),
  /** Words read from the picture of the page. */
  ocr: z.optional(z.number()),
  /** Those that were read with doubt, or have signs that could not be read. */
  doubted: z.optional(z.number()),
  /** Words that were left out: struck out, hidden under a filled box. */
  struckOut: z.optional(z.number()),
  covered: z.optional(z.number()),
  /** Words that nobody sees, which were left out: outside of the page, cut off, in the colour of the paper. */
  unseen: z.optional(z.number()),
  /** Words on layers that are switched off, which were left out. */
  layers: z.optional(z.number()),
  /** Those of the text layer that were filled into a form. */
  form: z.optional(z.number()),
  /** Pictures that seem to hold text that could not be read. */
  pictures: z.optional(z.number()),
  /** Comments of reviewers, which are shown and not compared. */
  comments: z.optional(z.number()),
  /** Places that are marked to be blacked out. */
  redactions: z.optional(z.number()),
});

export const documentCoverage = z.object({
  document: z.string(),
  pages: z.array(pageCoverage),
  /** Files attached to the document, which were not compared. */
  attachments: z.optional(z.number()),
});

/** What became of the words or values of one document of a pair; the four make up all of them. */
export const sideCoverage = z.object({
  /** The same in the other document. */
  agree: z.number(),
  /** Printed, spelt, numbered or placed in another way, which says the same. */
  alike: z.number(),
  /** Something else stands in their place. */
  differ: z.number(),
  /** Without a counterpart. */
  alone: z.number(),
});

export const pairCoverage = z.object({
  a: z.string(),
  b: z.string(),
  /** Versions are compared word by word, other documents value by value. */
  unit: z.enum(['words', 'values']),
  ofA: sideCoverage,
  ofB: sideCoverage,
});

/** The ledger of a comparison: what was looked at, and what came of it. The verdict is made from it. */
export const coverage = z.object({
  comparedPages: z.number(),
  agreements: z.number(),
  /** Absent where the documents were compared. */
  notComparable: z.optional(notComparable),
  documents: z.optional(z.array(documentCoverage)),
  pairs: z.optional(z.array(pairCoverage)),
});

export type PageCoverage = z.infer<typeof pageCoverage>;
export type DocumentCoverage = z.infer<typeof documentCoverage>;
export type SideCoverage = z.infer<typeof sideCoverage>;
export type PairCoverage = z.infer<typeof pairCoverage>;
export type Coverage = z.infer<typeof coverage>;
