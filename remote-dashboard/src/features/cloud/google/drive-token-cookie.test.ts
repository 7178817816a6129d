import { describe, expect, it } from '@jest/globals';
import { createDriveTokenCookie } from './drive-token-cookie.ts';

/** A cookie jar that keeps what it is told, with attributes. */
function aJar() {
  const values = new Map<string, string>();
  const writes: string[] = [];
  return {
    writes,
    get cookie() {
      return Array.from(values, ([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      writes.push(text);
      const [pair = ''] = text.split('; ');
      const at = pair.indexOf('=');
      if (text.endsWith('Max-Age=0')) values.delete(pair.slice(0, at));
      else values.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
}

function aCookie(start = 1_000_000) {
  const jar = aJar();
  const clock = { now: start };
  return { jar, clock, cookie: createDriveTokenCookie(jar, () => clock.now) };
}

describe('createDriveTokenCookie', () => {
  it('writes both cookies for a day, for the dashboard only, and never over plain HTTP', () => {
    const { jar, cookie } = aCookie();
    cookie.write('a=b;c', 1800);
    expect(jar.writes).toEqual([
      'gdrive_token=a%3Db%3Bc; Path=/dashboard; Secure; SameSite=Strict; Max-Age=86400',
      'gdrive_token_expires=2800000; Path=/dashboard; Secure; SameSite=Strict; Max-Age=86400',
    ]);
    expect(cookie.read()).toBe('a=b;c');
  });

  it.each([undefined, 0])('takes an hour when Google says %s', (life) => {
    const { jar, cookie } = aCookie(0);
    cookie.write('t', life);
    expect(jar.cookie).toMatch(/gdrive_token_expires=3600000$/);
  });

  it('gives no token that ends within a minute', () => {
    const { clock, cookie } = aCookie();
    cookie.write('t', 3600);
    clock.now += 3_539_000;
    expect(cookie.read()).toBe('t');
    clock.now += 1_000;
    expect(cookie.read()).toBeNull();
  });

  it('gives nothing without an expiry it can read', () => {
    const { jar, cookie } = aCookie();
    jar.cookie = 'gdrive_token=t; x';
    expect(cookie.read()).toBeNull();
    jar.cookie = 'gdrive_token_expires=soon; x';
    expect(cookie.read()).toBeNull();
  });

  it('forgets both', () => {
    const { jar, cookie } = aCookie();
    cookie.write('t', 3600);
    cookie.clear();
    expect(jar.cookie).toBe('');
  });
});
