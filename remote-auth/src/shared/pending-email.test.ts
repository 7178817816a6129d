import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { forgetPendingEmail, readPendingEmail, rememberEmail, rememberEmailInCookie } from './pending-email.ts';

const address = 'dana+pdf@northgate.example';
const other = 'eli@northgate.example';

const blockStorage = (method: 'getItem' | 'setItem' | 'removeItem') =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

beforeEach(forgetPendingEmail);
afterEach(() => {
  jest.restoreAllMocks();
});

describe('rememberEmail', () => {
  it('stores the bare address under verify_email in local storage', () => {
    rememberEmail(address);
    expect(window.localStorage.getItem('verify_email')).toBe(address);
    expect(document.cookie).toBe('');
  });

  it('falls back to the cookie where local storage is blocked', () => {
    blockStorage('setItem');
    rememberEmail(address);
    expect(readPendingEmail()).toBe(address);
  });
});

describe('rememberEmailInCookie', () => {
  it('writes an encoded cookie for the whole site that lasts a day and stays on this site', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    rememberEmailInCookie(address);
    expect(written).toHaveBeenCalledWith(
      'verify_email=dana%2Bpdf%40northgate.example; Path=/; Max-Age=86400; SameSite=Strict',
    );
  });
});

describe('readPendingEmail', () => {
  it('finds nothing where nothing was stored', () => {
    expect(readPendingEmail()).toBeUndefined();
  });

  it('reads local storage', () => {
    rememberEmail(address);
    expect(readPendingEmail()).toBe(address);
  });

  it('reads the cookie', () => {
    rememberEmailInCookie(address);
    expect(readPendingEmail()).toBe(address);
  });

  it('prefers local storage to the cookie', () => {
    rememberEmail(address);
    rememberEmailInCookie(other);
    expect(readPendingEmail()).toBe(address);
  });

  it('is not misled by a cookie whose name ends the same', () => {
    document.cookie = `old_verify_email=${other}`;
    expect(readPendingEmail()).toBeUndefined();
    document.cookie = 'old_verify_email=; Max-Age=0';
  });

  it.each(['<img src=x onerror=alert(1)>', '"dana@northgate.example"', 'null', ''])('ignores %j', (stored) => {
    window.localStorage.setItem('verify_email', stored);
    rememberEmailInCookie(other);
    expect(readPendingEmail()).toBe(other);
  });

  it('ignores a cookie that cannot be decoded', () => {
    document.cookie = 'verify_email=%E0%A4%A; Path=/';
    expect(readPendingEmail()).toBeUndefined();
  });

  it('reads the cookie where local storage is blocked', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    rememberEmailInCookie(other);
    blockStorage('getItem');
    expect(readPendingEmail()).toBe(other);
    expect(warned).toHaveBeenCalledTimes(1);
  });
});

describe('forgetPendingEmail', () => {
  it('removes both copies', () => {
    rememberEmail(address);
    rememberEmailInCookie(address);
    forgetPendingEmail();
    expect(readPendingEmail()).toBeUndefined();
    expect(window.localStorage.getItem('verify_email')).toBeNull();
    expect(document.cookie).toBe('');
  });

  it('removes the cookie where local storage is blocked', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    rememberEmailInCookie(address);
    blockStorage('removeItem');
    forgetPendingEmail();
    expect(document.cookie).toBe('');
    expect(warned).toHaveBeenCalledTimes(1);
  });
});
