import { anApiError } from '@app/shared/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createRemovals } from './create-removals.ts';
import { aPdf, aStorage } from './testing/upload-builders.ts';
import { transitions } from './upload-transitions.ts';

const arrived = (name: string, sessionId = 'session-1') =>
  transitions.finish(transitions.create(name, aPdf(name), sessionId));
const underWay = (name: string) =>
  transitions.start(transitions.create(name, aPdf(name), 'session-1'), new AbortController());
const noAnswer = anApiError({ status: 0, code: 'network' });

/** Removals whose calls end with these errors, in turn; with none, when there is no more of them. */
function removalsWith(...errors: readonly Error[]) {
  const left = [...errors];
  const calls: string[] = [];
  const storage = aStorage();
  const deleteDocument = (name: string, sessionId: string) => {
    calls.push(`${name} of ${sessionId}`);
    const error = left.shift();
    return error === undefined ? Promise.resolve() : Promise.reject(error);
  };
  const load = () => createRemovals({ deleteDocument, storage });
  return { removals: load(), loadAgain: load, storage, calls };
}

describe('createRemovals', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('asks at once, and is settled when the server has answered', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<void>();
    const removals = createRemovals({ deleteDocument: () => answer, storage: aStorage() });
    removals.ask(arrived('a.pdf'));
    const settled = jest.fn();
    const over = removals.settle('session-1').then(settled);
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    resolve();
    await over;
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('does not ask again for what is gone, or was never there', async () => {
    const { removals, calls } = removalsWith(anApiError({ status: 404 }));
    removals.ask(arrived('never.pdf'));
    removals.ask(arrived('a.pdf'));
    await removals.settle('session-1');
    await removals.settle('session-1');
    expect(calls).toEqual(['never.pdf of session-1', 'a.pdf of session-1']);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('asks again for what failed, and says when it fails again', async () => {
    const { removals, calls } = removalsWith(noAnswer, noAnswer);
    removals.ask(arrived('a.pdf'));
    await expect(removals.settle('session-1')).rejects.toBe(noAnswer);
    await expect(removals.settle('session-1')).resolves.toBeUndefined();
    expect(calls).toHaveLength(3);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('asks again for what was on its way, which may have arrived after the first look', async () => {
    const { removals, calls } = removalsWith(anApiError({ status: 404 }));
    removals.ask(underWay('a.pdf'));
    await removals.settle('session-1');
    await removals.settle('session-1');
    expect(calls).toHaveLength(2);
  });

  it('does not wait for what was in another upload session', async () => {
    const { removals, calls } = removalsWith(noAnswer);
    removals.ask(arrived('a.pdf', 'session-0'));
    await removals.settle('session-1');
    expect(calls).toEqual(['a.pdf of session-0']);
  });

  describe('after the page was loaded again', () => {
    it('still owes what failed before', async () => {
      const { removals, loadAgain, calls } = removalsWith(noAnswer, noAnswer);
      removals.ask(arrived('a.pdf'));
      await expect(removals.settle('session-1')).rejects.toBe(noAnswer);
      const again = loadAgain();
      expect(again.isOwed('a.pdf', 'session-1')).toBe(true);
      expect(again.isOwed('a.pdf', 'session-0')).toBe(false);
      await again.settle('session-1');
      expect(calls).toHaveLength(3);
      expect(again.isOwed('a.pdf', 'session-1')).toBe(false);
    });

    it('knows nothing of what is gone, without any run', async () => {
      const { removals, storage } = removalsWith();
      removals.ask(arrived('a.pdf'));
      expect(storage.values.size).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 0));
      expect(storage.values.size).toBe(0);
    });

    it('knows no name any more that was to be forgotten', () => {
      const { removals, loadAgain, storage } = removalsWith(noAnswer);
      removals.ask(arrived('a.pdf'));
      removals.forget();
      expect(storage.values.size).toBe(0);
      expect(loadAgain().isOwed('a.pdf', 'session-1')).toBe(false);
    });

    it.each(['{', '"x"', '[{"name":1}]'])('ignores what it did not write: %s', async (removals) => {
      const deleteDocument = jest.fn(() => Promise.resolve());
      await createRemovals({ deleteDocument, storage: aStorage({ removals }) }).settle('session-1');
      expect(deleteDocument).not.toHaveBeenCalled();
    });
  });
});
