import { describe, expect, it } from '@jest/globals';
import { renderEnvExample } from './env-example.ts';
import { ConfigError, readConfig } from './env.ts';

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('readConfig', () => {
  it('runs on one machine when nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      ROLE: 'all',
      PUBLIC_URL: 'http://127.0.0.1:3000',
      publicUrlIsExplicit: false,
      databaseIsEmbedded: true,
      trustProxy: false,
    });
  });

  it('names every wrong setting at once', () => {
    const problems = problemsOf({
      PORT: 'abc',
      UPLOAD_LIMIT_MB: '0',
      DATABASE_URL: 'mysql://x',
      PUBLIC_URL: 'nonsense',
    });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'UPLOAD_LIMIT_MB',
    ]);
  });

  it('names what is wrong by itself and what does not go together in one go, with values that are no secret', () => {
    const wrong = { PORT: 'abc', ROLE: 'api', SMTP_URL: 'secret', S3_ENDPOINT: 'http://s3', PUBLIC_URL: 'http://a/b' };
    expect(problemsOf(wrong)).toEqual([
      'PORT: must be a whole number from 0 to 65535 (it is "abc")',
      'SMTP_URL: must be a URL that starts with smtp:// or smtps://',
      'S3_BUCKET: must be set when S3_ENDPOINT is set',
      'DATABASE_URL: must be set when ROLE is api',
      'PUBLIC_URL: must be an origin, without a path',
    ]);
  });

  it('does not ask for a setting that is there but wrong', () => {
    expect(problemsOf({ ROLE: 'api', DATABASE_URL: 'mysql://x' })).toEqual([
      'DATABASE_URL: must be a URL that starts with postgresql:// or postgres://',
    ]);
  });

  it('takes an IPv6 address as it stands in a URL', () => {
    expect(readConfig({ HOST: '[::1]' })).toMatchObject({ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' });
  });

  it.each([
    [{ PORT: '9000', METRICS_PORT: '9000', ROLE: 'api', DATABASE_URL: 'postgresql://x' }, '9000'],
    [{ PORT: '9001', METRICS_PORT: '9000' }, '9000 and 9001'],
  ])('wants ports of their own for the metrics: %j', (environment, ports) => {
    expect(problemsOf(environment)).toEqual([`METRICS_PORT: ${ports} must differ from PORT`]);
  });

  it.each([
    [{ ROLE: 'worker' }, 'DATABASE_URL: must be set when ROLE is worker'],
    [{ S3_ACCESS_KEY_ID: 'a' }, 'S3_SECRET_ACCESS_KEY: must be set when S3_ACCESS_KEY_ID is set'],
    [{ GOOGLE_CLIENT_SECRET: 'a' }, 'GOOGLE_CLIENT_ID: must be set when GOOGLE_CLIENT_SECRET is set'],
    [{ PUBLIC_URL: 'https://a.example/app' }, 'PUBLIC_URL: must be an origin, without a path'],
    [{ PERSON_STORAGE_LIMIT_MB: '99' }, 'PERSON_STORAGE_LIMIT_MB: must be at least UPLOAD_LIMIT_MB (100)'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY: not an address, network or number: true'],
    [
      { GOOGLE_ISSUER: 'http://localhost:1' },
      'GOOGLE_ISSUER: must be https (http only on loopback with OIDC_ALLOW_INSECURE=1)',
    ],
    [
      { GOOGLE_ISSUER: 'http://idp.example', OIDC_ALLOW_INSECURE: '1' },
      'GOOGLE_ISSUER: must be https (http only on loopback with OIDC_ALLOW_INSECURE=1)',
    ],
  ])('finds what does not go together: %j', (environment, problem) => {
    expect(problemsOf(environment)).toEqual([problem]);
  });

  it('takes an empty value for none', () => {
    const { SMTP_URL: smtpUrl, PORT: port } = readConfig({ SMTP_URL: ' ', PORT: '' });
    expect([smtpUrl, port]).toEqual([undefined, 3_000]);
  });

  it('cannot be changed by whoever gets it', () => {
    const config = readConfig({});
    expect(() => Object.assign(config, { PORT: 1 })).toThrow(TypeError);
  });
});

describe('renderEnvExample', () => {
  it('keeps the settings between our own processes to itself', () => {
    expect(renderEnvExample()).not.toContain('SUPERVISED');
  });
});
