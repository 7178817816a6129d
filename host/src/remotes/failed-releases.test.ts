import { describe, expect, it, jest } from '@jest/globals';
import { createFailedReleases } from './failed-releases.ts';

function aStorage(content?: string) {
  const values = new Map(content === undefined ? [] : [['failedReleases', content]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('createFailedReleases', () => {
  it('remembers across a reload what will fail again, and only that', () => {
    const storage = aStorage();
    const before = createFailedReleases(storage);
    before.add('auth', '1.0.0', true);
    before.add('auth', '1.1.0', false);
    expect([before.has('auth', '1.0.0'), before.has('auth', '1.1.0')]).toEqual([true, true]);
    const after = createFailedReleases(storage);
    expect([after.has('auth', '1.0.0'), after.has('auth', '1.1.0')]).toEqual([true, false]);
  });

  it('forgets one remote and not the other', () => {
    const storage = aStorage();
    const failed = createFailedReleases(storage);
    failed.add('auth', '1.0.0', true);
    failed.add('dashboard', '1.0.0', true);
    failed.forget('auth');
    expect(failed.has('auth', '1.0.0')).toBe(false);
    expect(createFailedReleases(storage).has('dashboard', '1.0.0')).toBe(true);
  });

  it.each(['not json', '{"a":1}', '[1]'])('starts empty when the storage holds %s', (content) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(createFailedReleases(aStorage(content)).has('auth', '1.0.0')).toBe(false);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
