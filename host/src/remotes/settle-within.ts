import { LoadTimeoutError } from './remote-errors.ts';

/** Follows a promise, but rejects with `LoadTimeoutError` when it has not settled after `limitMs`. */
export async function settleWithin<T>(limitMs: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadTimeoutError(`no answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
