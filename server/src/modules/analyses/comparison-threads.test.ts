import path from 'node:path';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from '@jest/globals';
import { AnalysisFailed } from './analysis-failed.ts';
import type { ComparisonInput } from './comparison-input.ts';
import type { ComparisonNews } from './comparison-messages.ts';
import { ComparisonThreads } from './comparison-threads.ts';

const input: ComparisonInput = {
  documents: [],
  sources: [],
  reportPath: path.join(tmpdir(), 'never-written.docx'),
  resultPath: path.join(tmpdir(), 'never-written.json'),
  agreedPath: path.join(tmpdir(), 'never-agreed.json'),
  sameMeaning: [],
  reference: '7',
  locale: 'en',
  timeZone: 'UTC',
  createdAt: new Date(0).toISOString(),
};

const findings = { high: 0, medium: 0, low: 0, info: 0 };
const summary = { findings, agreements: 0, comparedPages: 0, unreadPages: 0, documents: [] };
const ignore = (): void => undefined;
const never = new AbortController().signal;

const opened: Worker[] = [];
const exits: Promise<unknown>[] = [];
afterEach(async () => {
  exits.length = 0;
  await Promise.all(opened.splice(0).map((thread) => thread.terminate()));
});

/** Threads that do what the code says with `message`; `say` answers. */
function threadsThat(code: string): ComparisonThreads {
  return new ComparisonThreads(() => {
    const program = `const { parentPort } = require('node:worker_threads');
      const say = (news) => parentPort.postMessage(news);
      parentPort.on('message', (message) => { ${code} });`;
    const thread = new Worker(program, { eval: true });
    opened.push(thread);
    exits.push(once(thread, 'exit').catch(ignore));
    return thread;
  });
}

const found = `say(${JSON.stringify({ kind: 'found', summary })});`;
const done = (heldBytes: number): string => `say(${JSON.stringify({ kind: 'done', heldBytes })});`;

describe(ComparisonThreads.name, () => {
  it('tells how it goes, and what was found before the end', async () => {
    const news: ComparisonNews[] = [];
    const threads = threadsThat(`say({ kind: 'comparing', share: 0.5 }); ${found} ${done(0)}`);
    await threads.run(input, (one) => news.push(one), never);
    expect(news).toEqual([
      { kind: 'comparing', share: 0.5 },
      { kind: 'found', summary },
      { kind: 'done', heldBytes: 0 },
    ]);
  });

  it('compares again in the thread that was prepared', async () => {
    const threads = threadsThat(done(0));
    threads.prepare();
    threads.prepare();
    for (let times = 0; times < 3; times += 1) await threads.run(input, ignore, never);
    expect(opened.length).toBe(1);
  });

  it('compares at the same time in several', async () => {
    const threads = threadsThat(done(0));
    await Promise.all([threads.run(input, ignore, never), threads.run(input, ignore, never)]);
    expect(opened.length).toBe(2);
  });

  it('keeps no thread that holds much', async () => {
    const threads = threadsThat(done(500_000_000));
    await threads.run(input, ignore, never);
    await threads.run(input, ignore, never);
    expect(opened.length).toBe(2);
  });

  it('says what ended a comparison, and takes another thread for the next one', async () => {
    const threads = threadsThat("throw new Error('a fault in the thread');");
    await expect(threads.run(input, ignore, never)).rejects.toThrow('a fault in the thread');
    await expect(threads.run(input, ignore, never)).rejects.toThrow('a fault in the thread');
    expect(opened.length).toBe(2);
  });

  it('says that a thread ended without a result', async () => {
    await expect(threadsThat('process.exit();').run(input, ignore, never)).rejects.toThrow('without a result');
  });

  it('offers no thread that died while it was idle', async () => {
    const threads = threadsThat(`${done(0)} setTimeout(() => process.exit(), 1);`);
    await threads.run(input, ignore, never);
    await Promise.all(exits);
    await threads.run(input, ignore, never);
    expect(opened.length).toBe(2);
  });

  it('keeps no thread whose end is heard before its result', async () => {
    const threads = threadsThat(`${done(0)} process.exit();`);
    const compared = threads.run(input, ignore, never);
    // Nothing is heard until the thread has ended; Node then tells the end first and what was said before within it.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    await compared;
    await threads.run(input, ignore, never);
    expect(opened.length).toBe(2);
  });

  it('ends for good when comparing takes too long', async () => {
    const threads = threadsThat('for (;;) {}');
    await expect(threads.run(input, ignore, never, 100)).rejects.toThrow(AnalysisFailed);
  });

  it('ends the thread when it is stopped', async () => {
    const threads = threadsThat('for (;;) {}');
    const stop = new AbortController();
    const compared = threads.run(input, ignore, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(compared).rejects.toThrow('stopped');
    // Waits for ever unless it is killed.
    await Promise.all(exits);
  });

  it('outlives what a thread throws while it is ended', async () => {
    const stop = new AbortController();
    const compared = threadsThat('for (;;) {}').run(input, ignore, stop.signal);
    const [thread] = opened;
    stop.abort(new Error('stopped'));
    await expect(compared).rejects.toThrow('stopped');
    // Without a listener this would throw here, as it would in the process.
    expect(thread?.emit('error', new Error('too late'))).toBe(true);
  });

  it('starts nothing when it was stopped before', async () => {
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(threadsThat(done(0)).run(input, ignore, stopped)).rejects.toThrow('stopped');
    expect(opened.length).toBe(0);
  });

  it('compares in a thread of its own', async () => {
    await expect(new ComparisonThreads().run(input, ignore, never)).rejects.toThrow('two documents');
  });
});
