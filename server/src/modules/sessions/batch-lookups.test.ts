import { describe, expect, it } from '@jest/globals';
import { batchLookups } from './batch-lookups.ts';

/** A store that counts its queries; `fail` makes the next one fail. */
function aStore() {
  const rows = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  const queries: (readonly string[])[] = [];
  const store = { rows, queries, failure: undefined as Error | undefined };
  const find = batchLookups(async (keys) => {
    queries.push(keys);
    if (store.failure) throw store.failure;
    return Promise.resolve(new Map(rows));
  });
  return { store, find };
}

describe('batchLookups', () => {
  it('answers each lookup with its own row, in one query', async () => {
    const { store, find } = aStore();
    expect(await Promise.all([find('a'), find('b'), find('a'), find('c')])).toEqual([1, 2, 1, undefined]);
    expect(store.queries).toEqual([['a', 'b', 'c']]);
  });

  it('keeps nothing: what changed before a lookup was asked is seen by it', async () => {
    const { store, find } = aStore();
    const running = find('a');
    await new Promise(setImmediate);
    store.rows.delete('a');
    expect([await running, await find('a')]).toEqual([1, undefined]);
    expect(store.queries).toHaveLength(2);
  });

  it('fails every lookup of a query that failed, and none after it', async () => {
    const { store, find } = aStore();
    store.failure = new Error('database away');
    const outcomes = await Promise.allSettled([find('a'), find('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    store.failure = undefined;
    expect(await find('b')).toBe(2);
  });
});
