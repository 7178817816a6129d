import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createSessionNews, type SessionEvent } from './session-news.ts';

/** Delivers to the other channels of its name, as browsers do between tabs. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of FakeChannel.open) {
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

const withChannel = (value: unknown): void => {
  Object.defineProperty(globalThis, 'BroadcastChannel', { value, configurable: true });
};

beforeEach(() => withChannel(FakeChannel));
afterEach(() => withChannel(undefined));

describe('createSessionNews', () => {
  it('reaches the other tabs, not the own one', () => {
    const own = jest.fn<(event: SessionEvent) => void>();
    const other = jest.fn<(event: SessionEvent) => void>();
    const news = createSessionNews();
    news.listen(own);
    createSessionNews().listen(other);
    news.tell('signed-out');
    expect(other.mock.calls).toEqual([['signed-out']]);
    expect(own).not.toHaveBeenCalled();
  });

  it('ignores what it does not know', () => {
    const listener = jest.fn();
    createSessionNews().listen(listener);
    new FakeChannel('session').postMessage({ type: 'signed-out' });
    expect(listener).not.toHaveBeenCalled();
  });

  it('keeps a tab on its own where there are no channels', () => {
    withChannel(undefined);
    expect(() => createSessionNews().tell('signed-out')).not.toThrow();
  });
});
