import { openChild } from './child-process.ts';
import { defaultLimits, type DocumentSource } from './document-source.ts';
import type { Layer } from './lay-over-pages.ts';

/** Lays pages over those of a document in a child process; throws `ChildFailure` when the document ends it. */
export async function layOver({ path }: DocumentSource, layer: Layer): Promise<Uint8Array> {
  const child = openChild(new URL('./lay-over-process.ts', import.meta.url));
  let bytes = new Uint8Array();
  const hear = (message: unknown): 'last' => {
    if (message instanceof Uint8Array) bytes = new Uint8Array(message);
    return 'last';
  };
  const { deadlineMs, memoryMb } = defaultLimits;
  try {
    await child.ask({ path, ...layer }, hear, { deadlineMs, silenceMs: deadlineMs, memoryMb });
  } finally {
    child.close();
  }
  return bytes;
}
