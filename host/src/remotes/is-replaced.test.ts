import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aRegistry, aRemote } from '@app/shared/testing';
import { isReplaced } from './is-replaced.ts';

const opened = aRegistry({ auth: aRemote('auth', ['1.0.0']) });
const fetch = jest.fn<() => Promise<unknown>>();
const answering = (body: unknown, status = 200) =>
  fetch.mockResolvedValue({ ok: status === 200, status, json: async () => body });

describe('isReplaced', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    // The documents of jsdom have none.
    Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  it('is true when another release is live', async () => {
    answering(aRegistry({ auth: aRemote('auth', ['1.0.0', '1.1.0']) }));
    await expect(isReplaced('auth', opened, 'someone')).resolves.toBe(true);
  });

  it('is false when the same one is live', async () => {
    answering({ ...opened, revision: opened.revision + 1 });
    await expect(isReplaced('auth', opened, 'someone')).resolves.toBe(false);
  });

  it.each([
    ['the server fails', () => answering({}, 503)],
    ['it answers with something else', () => answering('<html>')],
    ['there is no connection', () => fetch.mockRejectedValue(new TypeError('offline'))],
  ])('is false when %s', async (_case, answer) => {
    answer();
    await expect(isReplaced('auth', opened, 'someone')).resolves.toBe(false);
  });
});
