import type * as z from 'zod/mini';

/** What a stored file holds, or in a few words why it cannot be read. */
export type ReadFile<T> = { readonly value: T } | { readonly problem: string };

/** Reads JSON of a known form out of bytes that anything may have happened to. */
export function parseStored<T extends z.ZodMiniType>(schema: T, bytes: Uint8Array): ReadFile<z.infer<T>> {
  if (bytes.length === 0) {
    return { problem: 'it is empty' };
  }
  let content: unknown;
  try {
    content = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    return { problem: `it is not whole (${error instanceof Error ? error.message : String(error)})` };
  }
  const parsed = schema.safeParse(content);
  if (parsed.success) {
    return { value: parsed.data };
  }
  const [issue] = parsed.error.issues;
  return { problem: `"${issue?.path.join('.') ?? ''}" is not as it should be` };
}
