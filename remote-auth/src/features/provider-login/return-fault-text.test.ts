import { describe, expect, it } from '@jest/globals';
import { signInErrors } from '@app/shared/contracts';
import { returnFaultText } from './return-fault-text.ts';

describe('returnFaultText', () => {
  it.each(Object.entries(signInErrors))('says for %s: %s', (code, sentence) => {
    expect(returnFaultText(code)).toBe(sentence);
  });

  it.each(['', 'access_denied', '__proto__', 'toString', '<b>Call 555 0100</b>'])('shows nothing of %j', (code) => {
    expect(returnFaultText(code)).toBe(signInErrors.sign_in_failed);
  });
});
