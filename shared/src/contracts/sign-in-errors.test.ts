import { describe, expect, it } from '@jest/globals';
import { isSignInErrorCode, signInErrors } from './sign-in-errors.ts';

describe('isSignInErrorCode', () => {
  it('knows every code the server sends', () => {
    for (const [code, sentence] of Object.entries(signInErrors)) {
      expect(isSignInErrorCode(code)).toBe(true);
      expect(sentence).toMatch(/\.$/);
    }
  });

  it('takes nothing else from the address bar', () => {
    expect(isSignInErrorCode('<b>you were hacked</b>')).toBe(false);
    expect(isSignInErrorCode('constructor')).toBe(false);
  });
});
