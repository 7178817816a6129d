type Waiter<Row> = { readonly resolve: (row: Row | undefined) => void; readonly reject: (error: unknown) => void };

/**
 * Lookups of one turn of the event loop travel in one query. Every request with a session looks it up, and under load
 * many arrive in the same turn. Nothing is kept: each lookup is answered by a query that started after it was asked.
 */
export function batchLookups<Row>(
  findMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): (key: string) => Promise<Row | undefined> {
  let batch = new Map<string, Waiter<Row>[]>();

  const send = async (): Promise<void> => {
    const waiting = batch;
    batch = new Map();
    try {
      const found = await findMany([...waiting.keys()]);
      for (const [key, waiters] of waiting) for (const { resolve } of waiters) resolve(found.get(key));
    } catch (error) {
      for (const waiters of waiting.values()) for (const { reject } of waiters) reject(error);
    }
  };

  return async (key) =>
    new Promise((resolve, reject) => {
      if (batch.size === 0) setImmediate(() => void send());
      const waiters = batch.get(key);
      if (waiters) waiters.push({ resolve, reject });
      else batch.set(key, [{ resolve, reject }]);
    });
}
