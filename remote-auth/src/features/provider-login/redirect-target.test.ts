import { describe, expect, it } from '@jest/globals';
import { redirectTarget } from './redirect-target.ts';

describe('redirectTarget', () => {
  it.each([
    'https://accounts.google.com/o/oauth2/v2/auth?client_id=1',
    'https://login.microsoftonline.com/common/oauth2/v2.0/authorize?state=x',
    'http://localhost:3540/authorize',
    'http://127.0.0.1:3540/authorize',
    'http://[::1]:3540/authorize',
  ])('accepts %s', (address) => {
    expect(redirectTarget(address)).toBe(address);
  });

  it.each([
    undefined,
    '',
    'undefined',
    '/dashboard',
    '//accounts.google.com/authorize',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://accounts.google.com/1',
    'ftp://accounts.google.com/',
    'http://accounts.google.com/authorize',
    'http://localhost.attacker.example/',
    'http://127.0.0.1.attacker.example/',
    'http://localhost@attacker.example/',
    'https://accounts.google.com@attacker.example/',
    'https:',
  ])('refuses %j', (address) => {
    expect(redirectTarget(address)).toBeUndefined();
  });
});
