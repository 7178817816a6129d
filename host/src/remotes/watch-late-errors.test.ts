import { describe, expect, it, jest } from '@jest/globals';
import { aRelease, createStubRemote } from '@app/shared/testing';
import type { RemoteLoader } from './remote-loader.ts';
import { watchLateErrors } from './watch-late-errors.ts';

const auth = {
  name: 'auth',
  version: '1.1.0',
  release: aRelease('auth', '1.1.0'),
  module: createStubRemote('auth'),
} as const;

function aPage() {
  const page = new EventTarget();
  const noteLate = jest.fn<RemoteLoader['noteLate']>();
  watchLateErrors(page, { inUse: () => [auth], noteLate });
  const at = (file: string, message = 'broken'): Error =>
    Object.assign(new Error(message), { stack: `Error: ${message}\n    at tick (${location.origin}${file}:1:7)` });
  return {
    noteLate,
    at,
    throwLate: (error: unknown) => page.dispatchEvent(Object.assign(new Event('error'), { error })),
    rejectLate: (reason: unknown) => page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
  };
}

describe('watchLateErrors', () => {
  it('tells of an error in a timer and of a promise that nobody waits for', () => {
    const { noteLate, at, throwLate, rejectLate } = aPage();
    const [first, second] = [at('/remotes/auth/1.1.0/a.js'), at('/remotes/auth/1.1.0/b.js')];
    throwLate(first);
    rejectLate(second);
    expect(noteLate.mock.calls).toEqual([
      [auth, first],
      [auth, second],
    ]);
  });

  it('is silent about the host, extensions, other releases and what is no error', () => {
    const { noteLate, at, throwLate, rejectLate } = aPage();
    throwLate(at('/assets/main.js'));
    throwLate(at('/remotes/auth/1.1.0-other/a.js'));
    rejectLate('1.1.0');
    rejectLate(undefined);
    expect(noteLate).not.toHaveBeenCalled();
  });

  it('tells each error once, and of so many at most', () => {
    const { noteLate, at, throwLate } = aPage();
    for (let tick = 0; tick < 9; tick += 1) {
      throwLate(at('/remotes/auth/1.1.0/a.js', 'the same'));
      throwLate(at('/remotes/auth/1.1.0/a.js', `number ${tick}`));
    }
    expect(noteLate).toHaveBeenCalledTimes(5);
  });
});
