import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { until } from '../../testing/until.ts';
import { closeDatabase, openDatabase, withTransaction, type Database } from '../db/index.ts';
import { createLogger } from '../logging/create-logger.ts';
import { defineJob, handleJob, Queue, type JobContext } from './index.ts';

const payload = z.object({ text: z.string() });
const retries = { limit: 1, delaySeconds: 0 };
const echo = defineJob({ name: 'echo', schema: payload, retries });
const fragile = defineJob({ name: 'fragile', schema: payload, retries });
const pair = defineJob({ name: 'pair', schema: payload, retries, concurrency: 2 });
const endless = defineJob({ name: 'endless', schema: payload, retries });

describe('Queue', () => {
  let test: TestDatabase;
  let db: Database;
  let queue: Queue;
  const done: string[] = [];
  const tries: Pick<JobContext, 'attempt' | 'isLastAttempt'>[] = [];
  const paired: string[] = [];
  let [together, mostTogether] = [0, 0];
  let aborted = 0;
  let started = 0;

  beforeAll(async () => {
    const logger = createLogger({ level: 'silent', role: 'test' });
    test = await createTestDatabase();
    db = openDatabase({ url: test.url, poolSize: 2, logger, name: 'test' });
    queue = new Queue({ url: test.url, logger, isWorker: true });
    await queue.start([echo, fragile, pair, endless]);
    await queue.work([
      handleJob(echo, async ({ text }) => void done.push(text)),
      handleJob(fragile, async (_payload, { attempt, isLastAttempt }) => {
        tries.push({ attempt, isLastAttempt });
        throw new Error('always');
      }),
      handleJob(pair, async ({ text }) => {
        together += 1;
        mostTogether = Math.max(mostTogether, together);
        await wait(50);
        together -= 1;
        paired.push(text);
      }),
      handleJob(endless, async (_payload, { signal }) => {
        started += 1;
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
        aborted += 1;
        signal.throwIfAborted();
      }),
    ]);
  });
  afterAll(async () => {
    await queue.stop(500);
    await closeDatabase(db);
    await test.drop();
  });

  it('runs a job if and only if its transaction commits', async () => {
    const rolledBack = withTransaction(db, async (tx) => {
      await queue.enqueue(echo, { text: 'undone' }, { tx });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await withTransaction(db, async (tx) => void (await queue.enqueue(echo, { text: 'done' }, { tx })));
    await until(() => done.length > 0);
    expect(done).toEqual(['done']);
  });

  it('goes from one waiting job to the next without a pause', async () => {
    const texts = Array.from({ length: 8 }, (_, index) => `queued ${index}`);
    // One transaction sends one notification, however many jobs it holds.
    await withTransaction(db, async (tx) => {
      for (const text of texts) await queue.enqueue(echo, { text }, { tx });
    });
    await until(() => done.length > 1);
    const first = performance.now();
    await until(() => done.length > texts.length);
    expect(performance.now() - first).toBeLessThan(1_500);
  });

  it('runs as many of a kind at once as it may, and these too without a pause', async () => {
    await withTransaction(db, async (tx) => {
      for (let count = 0; count < 8; count += 1) await queue.enqueue(pair, { text: `${count}` }, { tx });
    });
    await until(() => paired.length > 0);
    const first = performance.now();
    await until(() => paired.length === 8);
    expect(performance.now() - first).toBeLessThan(1_500);
    expect(mostTogether).toBe(2);
  });

  it('refuses a payload that is none of the job', async () => {
    const wrong = JSON.parse('{"text":5}') as { text: string };
    await expect(queue.enqueue(echo, wrong)).rejects.toThrow(z.ZodError);
  });

  it('tries again, says which try it is, and gives up', async () => {
    const id = randomUUID();
    await queue.enqueue(fragile, { text: '' }, { id });
    await until(async () => tries.length === 2 && !(await queue.isPending(fragile, id)));
    expect(tries).toEqual([
      { attempt: 1, isLastAttempt: false },
      { attempt: 2, isLastAttempt: true },
    ]);
  });

  it('aborts a running job that is cancelled', async () => {
    const id = randomUUID();
    await queue.enqueue(endless, { text: '' }, { id });
    await until(() => started === 1);
    expect(await queue.isPending(endless, id)).toBe(true);
    await queue.cancel(endless, id);
    await until(() => aborted === 1);
    expect(await queue.isPending(endless, id)).toBe(false);
  });
});
