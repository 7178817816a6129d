import { describe, expect, it } from '@jest/globals';
import { microsoftReturnOf } from './microsoft-return.ts';

const place = (url: string) => new URL(url, 'https://checker.example');
const state = encodeURIComponent(`${btoa(JSON.stringify({ id: '1', meta: { interactionType: 'popup' } }))}|more`);

describe('microsoftReturnOf', () => {
  it.each(['/dashboard/?oauth=1', '/dashboard/#access_token=t', '/dashboard/?code=c&oauth=1#x'])(
    'gives %s in an opened window to the script',
    (url) => expect(microsoftReturnOf(place(url), true)).toBe('sdk'),
  );

  it.each([true, false])('gives an answer to the sign-in library, opener: %s', (hasOpener) => {
    expect(microsoftReturnOf(place(`/dashboard/#code=c&state=${state}`), hasOpener)).toBe('msal');
    expect(microsoftReturnOf(place(`/dashboard/#error=access_denied&state=${state}`), hasOpener)).toBe('msal');
  });

  it('does not take a foreign state for the one of the library', () => {
    expect(microsoftReturnOf(place('/dashboard/#code=c&state=abc'), true)).toBe('sdk');
  });

  it.each([
    ['/dashboard/?oauth=1', false],
    ['/dashboard?oauth=1', true],
    ['/login/?oauth=1', true],
    ['/dashboard/', true],
    ['/dashboard/?x=1', true],
  ])('takes %s (opener: %s) for an ordinary page', (url, hasOpener) => {
    expect(microsoftReturnOf(place(url), hasOpener)).toBeNull();
  });
});
