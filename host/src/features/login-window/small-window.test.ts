import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createSmallWindow } from './small-window.ts';

const close = jest.fn();
const tellLogin = jest.fn();

/** A page load in the tab of the test. */
function openAt(address: string) {
  window.history.replaceState(null, '', address);
  const { location, sessionStorage } = window;
  return createSmallWindow({ close, location, sessionStorage }, tellLogin);
}

beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
});

describe('createSmallWindow', () => {
  it.each(['/login', '/dashboard?window=1', '/login?window=2', '/login?error=x&window=1'])(
    'takes %s for an ordinary page',
    (address) => {
      expect(openAt(address)).toBeNull();
    },
  );

  it('tells the other pages and closes when the login is made', () => {
    openAt('/login?window=1')?.finish();
    expect(tellLogin).toHaveBeenCalledTimes(1);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each(['/dashboard', '/login?error=sign_in_cancelled'])(
    'is still the small window when a sign-in provider sends it to %s',
    (address) => {
      openAt('/login?window=1');
      expect(openAt(address)).not.toBeNull();
    },
  );

  it('is an ordinary page again once it is done, where it could not close', () => {
    openAt('/login?window=1')?.finish();
    expect(openAt('/dashboard')).toBeNull();
  });
});
