import * as z from 'zod/mini';
import { openChild } from './child-process.ts';
import { defaultLimits, type DocumentSource } from './document-source.ts';
import type { PrintPlace } from './same-print.ts';

const answers = z.array(z.boolean());

/** Of each place, whether both documents show the same there; looked at in a child process, and never told of one that fails. */
export async function lookAtPrint(
  a: DocumentSource,
  b: DocumentSource,
  places: readonly PrintPlace[],
): Promise<boolean[]> {
  const child = openChild(new URL('./same-print-process.ts', import.meta.url));
  let shown: boolean[] = [];
  const hear = (message: unknown): 'last' => {
    shown = answers.parse(message);
    return 'last';
  };
  const { deadlineMs, memoryMb } = defaultLimits;
  try {
    await child.ask({ a: a.path, b: b.path, places: [...places] }, hear, {
      deadlineMs,
      silenceMs: deadlineMs,
      memoryMb,
    });
  } catch {
    // What was read stands as it is.
    return [];
  } finally {
    child.close();
  }
  return shown;
}
