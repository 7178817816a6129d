import { describe, expect, it } from '@jest/globals';
import { keepRecent } from './keep-recent.ts';

function aKeeper(most = 2) {
  const made: number[] = [];
  const keep = keepRecent(most, async (key: number) => {
    made.push(key);
    return `value ${key}`;
  });
  return { keep, made };
}

describe('keepRecent', () => {
  it('makes a value once', async () => {
    const { keep, made } = aKeeper();
    expect([await keep(1), await keep(1)]).toEqual(['value 1', 'value 1']);
    expect(made).toEqual([1]);
  });

  it('keeps what was asked for last, and makes anew what was dropped', async () => {
    const { keep, made } = aKeeper();
    for (const key of [1, 2, 1, 3, 1, 2]) await keep(key);
    expect(made).toEqual([1, 2, 3, 2]);
  });

  it('tries anew after a failure', async () => {
    const answers = [() => Promise.reject(new Error('cut off')), () => Promise.resolve('there')];
    const keep = keepRecent(2, () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
    await expect(keep(1)).rejects.toThrow('cut off');
    expect(await keep(1)).toBe('there');
  });
});
