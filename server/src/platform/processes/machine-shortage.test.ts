import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { isMachineShort, MachineShortage } from './machine-shortage.ts';

const failure = (code: string): Error => Object.assign(new Error('x'), { code });

function aShortage(limitMs: number) {
  const ends: Error[] = [];
  return { shortage: new MachineShortage({ limitMs, end: (reason) => void ends.push(reason) }), ends };
}

describe('isMachineShort', () => {
  it.each([
    ['EAGAIN', true],
    ['ENOMEM', true],
    ['EMFILE', true],
    ['ERR_WORKER_INIT_FAILED', true],
    ['ERR_WORKER_OUT_OF_MEMORY', false],
    ['ENOENT', false],
  ])('of %s is %s', (code, isShort) => {
    expect(isMachineShort(failure(code))).toBe(isShort);
  });
});

describe('MachineShortage', () => {
  it('ends the process when it lasts', async () => {
    const { shortage, ends } = aShortage(20);
    shortage.failed(failure('EAGAIN'));
    expect(ends).toEqual([]);
    await wait(30);
    shortage.failed(failure('EAGAIN'));
    expect(ends).toMatchObject([{ cause: { code: 'EAGAIN' } }]);
  });

  it('is over when something has succeeded, and other failures are none', async () => {
    const { shortage, ends } = aShortage(20);
    shortage.failed(failure('EAGAIN'));
    await wait(30);
    shortage.over();
    shortage.failed(failure('ENOENT'));
    shortage.failed(failure('EAGAIN'));
    expect(ends).toEqual([]);
  });
});
