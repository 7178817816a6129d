import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { workerAt } from './page-worker.ts';

/** A worker that does nothing; the test speaks for its code. */
class SilentWorker extends EventTarget {
  static all: SilentWorker[] = [];

  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    SilentWorker.all.push(this);
  }
}

const before = globalThis.Worker;
const here = `${location.origin}/remotes/review/1.0.0/worker.js`;

beforeEach(() => {
  SilentWorker.all = [];
  Object.assign(globalThis, { Worker: SilentWorker });
});
afterEach(() => {
  Object.assign(globalThis, { Worker: before });
});

/** What has come of it by now. */
const stateOf = (worker: Promise<unknown>): Promise<unknown> => Promise.race([worker, Promise.resolve('starting')]);

describe('workerAt', () => {
  it('is there when its code says so, and not before', async () => {
    const worker = workerAt(here);
    const [started] = SilentWorker.all;
    expect(started?.url).toBe(here);
    expect(await stateOf(worker)).toBe('starting');
    started?.dispatchEvent(new MessageEvent('message', { data: { action: 'ready' } }));
    expect(await worker).toBe(started);
  });

  it('is none where its code cannot be loaded', async () => {
    const worker = workerAt(here);
    SilentWorker.all[0]?.dispatchEvent(new Event('error'));
    expect(await worker).toBeNull();
  });

  it('is none from another origin: a browser gives no worker of that', async () => {
    expect(await workerAt('https://releases.example/worker.js')).toBeNull();
    expect(SilentWorker.all).toEqual([]);
  });
});
