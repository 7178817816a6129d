import * as z from 'zod/mini';

/** What the parent asks of the reading process. */
export const readRequest = z.object({ path: z.string(), maxPages: z.int(), ocrWorkers: z.int() });

/** One schema per list, not per item: a page has thousands of words. */
const listOf = <Item>(isItem: (item: unknown) => item is Item): z.ZodMiniType<Item[]> =>
  z.custom<Item[]>((value) => Array.isArray(value) && value.every(isItem));
const strings = listOf((item): item is string => typeof item === 'string');
const numbers = listOf((item): item is number => Number.isFinite(item));

const readPage = z.object({
  page: z.int(),
  width: z.number(),
  height: z.number(),
  turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  ocr: z.boolean(),
  confidence: z.optional(z.number()),
  reader: z.optional(z.string()),
  texts: strings,
  boxes: numbers,
  sizes: numbers,
  flags: numbers,
  slope: z.number(),
  rulings: numbers,
});

export const refusal = z.enum([
  'missing',
  'empty',
  'not-a-pdf',
  'broken',
  'password',
  'too-many-pages',
  'out-of-memory',
]);

/** What the reading process answers, ending with `refused` or `done`. */
export const readAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('received'), sha256: z.string() }),
  z.object({ type: z.literal('refused'), reason: refusal }),
  z.object({ type: z.literal('opened'), pageCount: z.int() }),
  /** Recognition of a page begins: a longer silence is in order. */
  z.object({ type: z.literal('recognising'), page: z.int() }),
  z.object({ type: z.literal('page'), page: readPage, recognised: z.boolean() }),
  z.object({ type: z.literal('unread'), page: z.int() }),
  z.object({ type: z.literal('done') }),
]);

export type ReadRequest = z.infer<typeof readRequest>;
export type ReadAnswer = z.infer<typeof readAnswer>;
