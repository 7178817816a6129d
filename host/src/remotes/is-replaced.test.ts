import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aRegistry, aRemote } from '@app/shared/testing';
import { isReplaced } from './is-replaced.ts';

const opened = aRegistry({ auth: aRemote('auth', ['1.0.0']) });
const answering = (body: unknown, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({ ok: status === 200, status, json: async () => body } as Response);

describe('isReplaced', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.restoreAllMocks();
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
    ['there is no connection', () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))],
  ])('is false when %s', async (_case, answer) => {
    answer();
    await expect(isReplaced('auth', opened, 'someone')).resolves.toBe(false);
  });
});
