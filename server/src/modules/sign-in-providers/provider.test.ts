import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../config/env.ts';
import { googleProvider, microsoftProvider } from './provider.ts';

describe('googleProvider', () => {
  it('is Google itself unless another issuer is set', () => {
    const config = readConfig({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
    expect(googleProvider(config)?.issuer.href).toBe('https://accounts.google.com/');
  });

  it('is absent without a secret, as when only Google Drive is set up', () => {
    expect(googleProvider(readConfig({ GOOGLE_CLIENT_ID: 'id' }))).toBeNull();
  });
});

describe('microsoftProvider', () => {
  it('takes people of every tenant unless another issuer is set', () => {
    const config = readConfig({ MICROSOFT_CLIENT_ID: 'id', MICROSOFT_CLIENT_SECRET: 'secret' });
    expect(microsoftProvider(config)?.issuer.href).toBe('https://login.microsoftonline.com/common/v2.0');
  });

  it('is absent when nothing is set', () => {
    expect(microsoftProvider(readConfig({}))).toBeNull();
  });
});

describe('an issuer on plain http', () => {
  it.each([
    ['elsewhere', { GOOGLE_ISSUER: 'http://issuer.example.com', OIDC_ALLOW_INSECURE: '1' }],
    [
      'under a name that only looks like loopback',
      { MICROSOFT_ISSUER: 'http://localhost.example.com', OIDC_ALLOW_INSECURE: '1' },
    ],
    ['on loopback without leave', { GOOGLE_ISSUER: 'http://127.0.0.1:4000' }],
  ])('is refused %s', (_, settings) => {
    expect(() => readConfig(settings)).toThrow(/_ISSUER: must be https/);
  });

  it('is accepted on loopback with leave', () => {
    expect(() => readConfig({ GOOGLE_ISSUER: 'http://127.0.0.1:4000', OIDC_ALLOW_INSECURE: '1' })).not.toThrow();
  });
});
