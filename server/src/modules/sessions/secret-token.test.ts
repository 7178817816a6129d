import { describe, expect, it } from '@jest/globals';
import { createSecretToken, hashSecretToken } from './secret-token.ts';

describe('createSecretToken', () => {
  it('has 256 random bits in characters that need no escaping in a cookie or a link', () => {
    const { token } = createSecretToken();
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(createSecretToken().token).not.toBe(token);
  });

  it('comes with a hash that does not contain it', () => {
    const { token, hash } = createSecretToken();
    expect(hash).not.toContain(token);
    expect(hashSecretToken(token)).toBe(hash);
  });
});

describe('hashSecretToken', () => {
  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a cut token', createSecretToken().token.slice(0, -1)],
    ['a longer token', `${createSecretToken().token}A`],
    ['a token with a NUL', `${createSecretToken().token.slice(0, -1)}\0`],
    ['a trailing line feed', `${createSecretToken().token}\n`],
  ])('knows that %s is no token', (_, token) => {
    expect(hashSecretToken(token)).toBeUndefined();
  });
});
