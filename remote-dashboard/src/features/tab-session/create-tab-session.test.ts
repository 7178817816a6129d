import { describe, expect, it, jest } from '@jest/globals';
import { createTabSession, type SessionChannel } from './create-tab-session.ts';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function aStorage(stored?: string) {
  const values = new Map<string, string>(stored === undefined ? [] : [['sessionId', stored]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

/** Channels that reach each other at once, as tabs of one browser do. */
function channels() {
  const all: { own: SessionChannel; listeners: ((event: MessageEvent<unknown>) => void)[] }[] = [];
  return (): SessionChannel => {
    const entry: (typeof all)[number] = {
      listeners: [],
      own: {
        postMessage: (data) => {
          for (const other of all.filter((candidate) => candidate !== entry)) {
            for (const listener of other.listeners) listener(new MessageEvent('message', { data }));
          }
        },
        addEventListener: (_type, listener) => void entry.listeners.push(listener),
        close: () => void all.splice(all.indexOf(entry), 1),
      },
    };
    all.push(entry);
    return entry.own;
  };
}

describe('createTabSession', () => {
  it('mints a UUID and stores it as a plain string', () => {
    const storage = aStorage();
    const session = createTabSession({ storage, channel: null });
    expect(session.current()).toMatch(uuidPattern);
    expect(storage.getItem('sessionId')).toBe(session.current());
  });

  it('keeps the stored id over a reload', () => {
    const storage = aStorage();
    const before = createTabSession({ storage, channel: null }).current();
    expect(createTabSession({ storage, channel: null }).current()).toBe(before);
  });

  it('replaces what is stored and is not a UUID', () => {
    const storage = aStorage('"quoted"');
    expect(createTabSession({ storage, channel: null }).current()).toMatch(uuidPattern);
  });

  it('renews to another stored id', () => {
    const storage = aStorage();
    const session = createTabSession({ storage, channel: null });
    const before = session.current();
    expect(session.renew()).not.toBe(before);
    expect(storage.getItem('sessionId')).toBe(session.current());
  });

  it('gives the copy of a tab an id of its own and leaves the first tab alone', async () => {
    const open = channels();
    const first = createTabSession({ storage: aStorage(), channel: open(), now: () => 1 });
    const id = first.current();
    // The answer may come while the copy is still being set up, so the channel of the copy answers late.
    const copyChannel = open();
    const late: SessionChannel = {
      ...copyChannel,
      postMessage: (message) => queueMicrotask(() => copyChannel.postMessage(message)),
    };
    const copy = createTabSession({ storage: aStorage(id), channel: late, now: () => 2 });
    const copied = jest.fn();
    copy.onCopied(copied);
    await Promise.resolve();
    await Promise.resolve();
    expect(first.current()).toBe(id);
    expect(copy.current()).not.toBe(id);
    expect(copied).toHaveBeenCalledTimes(1);
  });

  it('ignores other tabs with other ids and messages that are not its own', () => {
    const open = channels();
    const first = createTabSession({ storage: aStorage(), channel: open(), now: () => 1 });
    const id = first.current();
    createTabSession({ storage: aStorage(), channel: open(), now: () => 2 });
    open().postMessage({ type: 'taken', sessionId: id });
    expect(first.current()).toBe(id);
  });

  it('does not take the id from a tab that is older than itself', () => {
    const open = channels();
    const id = createTabSession({ storage: aStorage(), channel: null }).current();
    createTabSession({ storage: aStorage(id), channel: open(), now: () => 5 });
    expect(createTabSession({ storage: aStorage(id), channel: open(), now: () => 4 }).current()).toBe(id);
  });
});
