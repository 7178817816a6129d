import { types } from 'node:util';
import * as z from 'zod/mini';
import { isWellPacked } from '../pdf/packed-page.ts';

/** One check per list, not per item: a page has thousands of words. */
const tenths = z.custom<Int32Array>((value) => types.isInt32Array(value));
const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => types.isUint8Array(value));

const pageNotes = z.object({
  struckOut: z.optional(z.int()),
  unseen: z.optional(z.int()),
  layers: z.optional(z.int()),
  form: z.optional(z.int()),
  coveredAt: z.optional(z.array(z.number())),
  struckAt: z.optional(z.array(z.number())),
  covered: z.optional(z.int()),
  seen: z.optional(z.int()),
  pictures: z.optional(z.int()),
  redactions: z.optional(z.int()),
  comments: z.optional(z.array(z.string())),
});

const packedPage = z
  .object({
    page: z.int(),
    width: z.number(),
    height: z.number(),
    turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
    ocr: z.boolean(),
    confidence: z.optional(z.number()),
    reader: z.optional(z.string()),
    words: z.string(),
    boxes: tenths,
    sizes: tenths,
    flags: bytes,
    again: z.optional(z.record(z.string(), z.string())),
    slope: z.number(),
    notes: z.optional(pageNotes),
    rulings: tenths,
    ink: z.optional(z.object({ width: z.int(), height: z.int(), bits: z.string() })),
  })
  .check(z.refine(isWellPacked));

export const refusal = z.enum([
  'missing',
  'empty',
  'not-a-pdf',
  'broken',
  'no-pages',
  'dynamic-form',
  'password',
  'too-many-pages',
  'out-of-memory',
]);

/** What the reading process answers, ending with `refused` or `done`. */
export const readAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('received'), sha256: z.string() }),
  z.object({ type: z.literal('refused'), reason: refusal }),
  z.object({ type: z.literal('opened'), pageCount: z.int(), embedded: z.optional(z.array(z.string())) }),
  /** Recognition of a page begins: a longer silence is in order. */
  z.object({ type: z.literal('recognising'), page: z.int() }),
  z.object({ type: z.literal('pages'), pages: z.array(packedPage), recognised: z.boolean() }),
  z.object({ type: z.literal('unread'), page: z.int() }),
  z.object({ type: z.literal('done') }),
]);

export type ReadAnswer = z.infer<typeof readAnswer>;
