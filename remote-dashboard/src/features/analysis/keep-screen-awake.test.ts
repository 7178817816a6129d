import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { keepScreenAwake } from './keep-screen-awake.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Puts a wake lock into the browser that records what is asked of it. */
function aWakeLock() {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = jest.fn(async () => {
    const lock = {
      released: false,
      release: () => {
        lock.released = true;
        return Promise.resolve();
      },
    };
    locks.push(lock);
    return lock;
  });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return { locks, request };
}

const showPage = () => document.dispatchEvent(new Event('visibilitychange'));

describe('keepScreenAwake', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('holds a lock until it is let go', async () => {
    const { locks } = aWakeLock();
    const release = keepScreenAwake();
    await settle();
    expect(locks.map(({ released }) => released)).toEqual([false]);
    release();
    expect(locks.map(({ released }) => released)).toEqual([true]);
  });

  it('asks again when the page is back and the browser took the lock', async () => {
    const { locks, request } = aWakeLock();
    const release = keepScreenAwake();
    await settle();
    const [first] = locks;
    if (first !== undefined) first.released = true;
    showPage();
    await settle();
    expect(request).toHaveBeenCalledTimes(2);
    release();
    showPage();
    await settle();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('lets go of a lock that comes after the end', async () => {
    const { locks } = aWakeLock();
    keepScreenAwake()();
    await settle();
    expect(locks.map(({ released }) => released)).toEqual([true]);
  });

  it('does nothing where there is no such thing', () => {
    expect(() => keepScreenAwake()()).not.toThrow();
  });

  it('goes on without it when the browser refuses', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    aWakeLock().request.mockRejectedValue(new DOMException('hidden', 'NotAllowedError'));
    keepScreenAwake()();
    await settle();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
