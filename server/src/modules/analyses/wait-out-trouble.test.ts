import { describe, expect, it, jest } from '@jest/globals';
import { StorageUnavailable } from '../../platform/storage/index.ts';
import { describePassingTrouble } from './passing-trouble.ts';
import { waitOutTrouble } from './wait-out-trouble.ts';

const systemError = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code });

describe('describePassingTrouble', () => {
  it.each([
    ['a store that is away', new StorageUnavailable('x'), 'File storage cannot be reached. Waiting for it...'],
    ['a full disk', systemError('ENOSPC'), 'The disk is full. Waiting for space...'],
    ['a full disk of the database', systemError('53100'), 'The disk is full. Waiting for space...'],
    ['a disk that fails', systemError('EIO'), 'File storage cannot be reached. Waiting for it...'],
    ['no more threads', systemError('EAGAIN'), 'The service has run out of memory. Waiting for memory...'],
    ['a database that starts', systemError('57P03'), 'The service is busy. Trying again...'],
    ['a transfer that was cut off', new Error('aborted'), 'The service is busy. Trying again...'],
    ['anything else', new Error('a document of nonsense'), null],
  ])('knows %s', (_case, error, sentence) => {
    expect(describePassingTrouble(error)).toBe(sentence);
  });
});

describe('waitOutTrouble', () => {
  const patience = (signal = new AbortController().signal) => ({
    signal,
    describe: describePassingTrouble,
    onWaiting: jest.fn(async (_sentence: string) => undefined),
    firstPauseMs: 1,
    // Longer than the machine may stand still.
    limitMs: 60_000,
  });
  const failing = (...errors: Error[]) =>
    jest.fn(async () => {
      const error = errors.shift();
      if (error) throw error;
      return 'done';
    });

  it('does the work again until the trouble has passed, and says what it waits for', async () => {
    const options = patience();
    expect(await waitOutTrouble(failing(systemError('ENOSPC'), new StorageUnavailable('x')), options)).toBe('done');
    expect(options.onWaiting.mock.calls.map(([sentence]) => sentence)).toEqual([
      'The disk is full. Waiting for space...',
      'File storage cannot be reached. Waiting for it...',
    ]);
  });

  it('does not repeat work that fails by itself', async () => {
    const work = failing(new Error('broken'), new Error('never'));
    await expect(waitOutTrouble(work, patience())).rejects.toThrow('broken');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('gives up when the trouble stays', async () => {
    const work = async (): Promise<never> => Promise.reject(systemError('ENOSPC'));
    const options = { ...patience(), limitMs: 60 };
    await expect(waitOutTrouble(work, options)).rejects.toMatchObject({ code: 'ENOSPC' });
  });

  it('ends with its process', async () => {
    const controller = new AbortController();
    const options = { ...patience(controller.signal), firstPauseMs: 60_000 };
    const waiting = waitOutTrouble(failing(systemError('ENOSPC')), options);
    setTimeout(() => controller.abort(), 20);
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});
