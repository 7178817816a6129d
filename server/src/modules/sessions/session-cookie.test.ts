import { describe, expect, it } from '@jest/globals';
import { cookiePolicy, sessionCookie } from './session-cookie.ts';

describe('sessionCookie', () => {
  it('is bound to the host and to https where the service is reached by https', () => {
    expect(sessionCookie('https://check.example.com')).toEqual({
      name: '__Host-sid',
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: true },
    });
  });

  it('works on plain http, where browsers refuse the prefix', () => {
    expect(sessionCookie('http://127.0.0.1:3000')).toEqual({
      name: 'sid',
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: false },
    });
  });
});

describe('cookiePolicy', () => {
  it('gives other cookies the same protection', () => {
    expect(cookiePolicy('sign-in', 'https://check.example.com')).toMatchObject({
      name: '__Host-sign-in',
      options: { httpOnly: true, secure: true },
    });
  });
});
