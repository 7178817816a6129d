import { describe, expect, it } from '@jest/globals';
import { ComparisonListCache, type ListAnswer } from './comparison-list-cache.ts';

/** Makes answers, each with its number in it. */
function aMaker(size = 1) {
  const made = { count: 0, rightForMs: Number.POSITIVE_INFINITY };
  const make = async (): Promise<ListAnswer> => {
    made.count += 1;
    return { body: Buffer.alloc(size, String(made.count)), rightForMs: made.rightForMs };
  };
  return { made, make };
}

describe('ComparisonListCache', () => {
  it('makes an answer once for a revision, also for those that ask at the same time', async () => {
    const { made, make } = aMaker();
    const cache = new ComparisonListCache();
    const answers = await Promise.all([cache.get('ada', 1, make), cache.get('ada', 1, make)]);
    expect([...answers, await cache.get('ada', 1, make)].map(String)).toEqual(['1', '1', '1']);
    expect(String(await cache.get('ada', 2, make))).toBe('2');
    expect(made.count).toBe(2);
  });

  it('gives nobody the answer of another', async () => {
    const { make } = aMaker();
    const cache = new ComparisonListCache();
    expect([String(await cache.get('ada', 1, make)), String(await cache.get('bob', 1, make))]).toEqual(['1', '2']);
  });

  it('makes it anew when retention has ended for something in it', async () => {
    const { made, make } = aMaker();
    const cache = new ComparisonListCache();
    made.rightForMs = -1;
    await cache.get('ada', 1, make);
    await cache.get('ada', 1, make);
    expect(made.count).toBe(2);
  });

  it('makes it anew for who has no revision, and after a failure', async () => {
    const { made, make } = aMaker();
    const cache = new ComparisonListCache();
    await cache.get('ada', undefined, make);
    await cache.get('ada', undefined, make);
    const fail = async (): Promise<ListAnswer> => {
      throw new Error('the database is away');
    };
    await expect(cache.get('ada', 1, fail)).rejects.toThrow('away');
    await cache.get('ada', 1, make);
    expect(made.count).toBe(3);
  });

  it('forgets those used longest ago when there is no more room', async () => {
    const { made, make } = aMaker(40);
    const cache = new ComparisonListCache(100);
    for (const person of ['ada', 'bob', 'ada', 'eve', 'ada']) await cache.get(person, 1, make);
    expect(made.count).toBe(3);
    await cache.get('bob', 1, make);
    expect(made.count).toBe(4);
  });
});
