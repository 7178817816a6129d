import { describe, expect, it } from '@jest/globals';
import { createFairLimiter, type FairLimiterOptions } from './create-fair-limiter.ts';

/** Jobs that end when the test says so. */
function aLimiter(options: Partial<FairLimiterOptions> = {}) {
  const limit = createFairLimiter({ concurrency: 1, waitingPerOwner: 10, waitingTogether: 100, ...options });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (owner: string, name: string): Promise<void> =>
    limit(owner, async () => {
      started.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      await promise;
    });
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string): Promise<void> => {
    await turn();
    const stop = ends.get(name);
    if (stop === undefined) throw new Error(`${name} was not started, but ${started.join(', ')}`);
    stop();
    await turn();
  };
  return { run, started, end };
}

describe('createFairLimiter', () => {
  it('lets owners take turns, however many jobs one of them has', async () => {
    const { run, started, end } = aLimiter();
    const jobs = [run('ada', 'a1'), run('ada', 'a2'), run('ada', 'a3'), run('bob', 'b1'), run('bob', 'b2')];
    for (const name of ['a1', 'b1', 'a2', 'b2', 'a3']) await end(name);
    await Promise.all(jobs);
    expect(started).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  });

  it('prefers an owner of whom nothing is under way', async () => {
    const { run, started, end } = aLimiter({ concurrency: 3 });
    const jobs = [run('ada', 'a1'), run('ada', 'a2'), run('bob', 'b1'), run('ada', 'a3'), run('bob', 'b2')];
    await end('b1');
    expect(started).toEqual(['a1', 'a2', 'b1', 'b2']);
    for (const name of ['a1', 'a2', 'b2', 'a3']) await end(name);
    await Promise.all(jobs);
  });

  it('refuses one job too many of an owner, and takes those of others', async () => {
    const { run, started, end } = aLimiter({ waitingPerOwner: 1 });
    const jobs = [run('ada', 'a1'), run('ada', 'a2')];
    await expect(run('ada', 'a3')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 });
    jobs.push(run('bob', 'b1'));
    for (const name of ['a1', 'b1', 'a2']) await end(name);
    await Promise.all(jobs);
    expect(started).toEqual(['a1', 'b1', 'a2']);
  });

  it('refuses when too many wait in all, and has its places back after a failure', async () => {
    const { run, end } = aLimiter({ waitingTogether: 1 });
    const jobs = [run('ada', 'a1'), run('bob', 'b1')];
    await expect(run('eve', 'e1')).rejects.toMatchObject({ code: 'unavailable' });
    for (const name of ['a1', 'b1']) await end(name);
    await Promise.all(jobs);
    const limit = createFairLimiter({ concurrency: 1, waitingPerOwner: 1, waitingTogether: 1 });
    await expect(limit('ada', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await limit('ada', () => Promise.resolve('yes'))).toBe('yes');
  });
});
