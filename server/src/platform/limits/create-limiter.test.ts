import { describe, expect, it } from '@jest/globals';
import { createLimiter } from './create-limiter.ts';

function aJob() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const job = { started: false, finish: () => resolve('done'), fail: () => reject(new Error('broken')) };
  const work = async (): Promise<string> => {
    job.started = true;
    return promise;
  };
  return { ...job, work, isStarted: () => job.started };
}

const settle = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('createLimiter', () => {
  it('runs no more than the given number at once and starts the next when one ends', async () => {
    const limit = createLimiter({ concurrency: 2, queueLimit: 5 });
    const jobs = [aJob(), aJob(), aJob()];
    const results = jobs.map(async (job) => limit(job.work));
    await settle();
    expect(jobs.map((job) => job.isStarted())).toEqual([true, true, false]);
    jobs[0]?.finish();
    await settle();
    expect(jobs[2]?.isStarted()).toBe(true);
    jobs[1]?.finish();
    jobs[2]?.finish();
    expect(await Promise.all(results)).toEqual(['done', 'done', 'done']);
  });

  it('refuses at once when the queue is full, and recovers', async () => {
    const limit = createLimiter({ concurrency: 1, queueLimit: 1 });
    const [first, second] = [aJob(), aJob()];
    const running = [limit(first.work), limit(second.work)];
    await expect(limit(aJob().work)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
    first.finish();
    second.finish();
    await Promise.all(running);
    expect(await limit(async () => Promise.resolve('again'))).toBe('again');
  });

  it('gives the place back when a job fails', async () => {
    const limit = createLimiter({ concurrency: 1, queueLimit: 0 });
    const job = aJob();
    const failing = limit(job.work);
    job.fail();
    await expect(failing).rejects.toThrow('broken');
    expect(await limit(async () => Promise.resolve('next'))).toBe('next');
  });
});
