import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { googleLoginEndpoint, microsoftLoginEndpoint } from '@app/shared/contracts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { startForgingIssuer, type Forgery, type ForgingIssuer } from './testing/forging-issuer.ts';
import { pressProviderButton, targetOf } from './testing/sign-in-with.ts';

const publicUrl = 'https://check.example.com';
const callback = '/api/auth/callback/google';

let issuer: ForgingIssuer;
let server: TestApp;

beforeAll(async () => {
  issuer = await startForgingIssuer();
  server = await startTestApp({
    settings: {
      PUBLIC_URL: publicUrl,
      OIDC_ALLOW_INSECURE: '1',
      GOOGLE_ISSUER: issuer.issuer,
      GOOGLE_CLIENT_ID: 'forged-client',
      GOOGLE_CLIENT_SECRET: 'secret',
      MICROSOFT_ISSUER: issuer.issuer,
      MICROSOFT_CLIENT_ID: 'forged-client',
      MICROSOFT_CLIENT_SECRET: 'secret',
    },
  });
});

afterAll(async () => {
  await server.stop();
  await issuer.stop();
});

beforeEach(() => {
  issuer.forgery = {};
  issuer.status = 200;
});

interface Attempt {
  readonly browser: TestBrowser;
  readonly page: URL;
  readonly state: string;
  readonly nonce: string;
}

async function startAttempt(): Promise<Attempt> {
  const browser = openBrowser(server.app);
  const page = await pressProviderButton(browser, googleLoginEndpoint.path);
  const parameter = (name: string): string => page.searchParams.get(name) ?? '';
  return { browser, page, state: parameter('state'), nonce: parameter('nonce') };
}

async function comeBack(browser: TestBrowser, query: Record<string, string>, path = callback): Promise<string> {
  const parameters = new URLSearchParams({ code: 'c', iss: issuer.issuer, ...query });
  return targetOf(await browser.get(`${path}?${parameters.toString()}`));
}

const person = { email: 'grace@example.com', email_verified: true };

async function signInWithToken(forgery: Forgery): Promise<string> {
  const { browser, state, nonce } = await startAttempt();
  issuer.forgery = { ...forgery, claims: { nonce, ...person, ...forgery.claims } };
  return comeBack(browser, { state });
}

describe('the way to the provider', () => {
  it('carries state, nonce and a PKCE challenge, and keeps their secrets here', async () => {
    const { page, browser, state, nonce } = await startAttempt();
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${publicUrl}${callback}`,
      code_challenge_method: 'S256',
    });
    expect(state).toMatch(/^[\w-]{43}$/);
    issuer.forgery = { claims: { nonce, ...person } };
    await comeBack(browser, { state });
    const verifier = issuer.verifiers.at(-1) ?? '';
    expect(verifier.length).toBeGreaterThanOrEqual(43);
    expect(page.href).not.toContain(verifier);
  });

  it('binds the attempt to the browser by a cookie that scripts and neighbours cannot touch', async () => {
    const response = await openBrowser(server.app).post(googleLoginEndpoint.path);
    expect(response.cookies).toEqual([
      expect.objectContaining({
        name: '__Host-sign-in',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 600,
      }),
    ]);
  });
});

describe('the way back', () => {
  it('succeeds with an honest token, so that the refusals below mean something', async () => {
    expect(await signInWithToken({})).toBe('/dashboard');
  });

  it.each<[string, Forgery]>([
    ['another nonce', { claims: { nonce: 'another' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another audience', { claims: { aud: 'another-client' } }],
    ['another issuer', { claims: { iss: 'https://accounts.example.com' } }],
    ['no subject', { claims: { sub: undefined } }],
    ['an expiry in the past', { claims: { exp: 1 } }],
    ['a start in the future', { claims: { nbf: 4_102_444_800 } }],
    ['alg none', { header: { alg: 'none' }, signature: 'none' }],
    ['no signature', { signature: 'none' }],
    ['the signature of a stranger', { signature: 'stranger' }],
    ['an HMAC made with the public key', { header: { alg: 'HS256' }, signature: 'hmac-with-public-key' }],
    ['an unknown key', { header: { kid: 'k2' } }],
  ])('refuses an ID token with %s', async (_, forgery) => {
    expect(await signInWithToken(forgery)).toBe('/login?error=sign_in_failed');
  });

  it('refuses a state that nobody started, that is cut, or that comes twice', async () => {
    const { browser, state } = await startAttempt();
    for (const wrong of ['', 'x', state.slice(0, -1), `${state}A`, 'A'.repeat(43)]) {
      expect(await comeBack(browser, { state: wrong })).toBe('/login?error=sign_in_expired');
    }
    const twice = await browser.get(`${callback}?code=c&state=${state}&state=${state}`);
    expect(targetOf(twice)).toBe('/login?error=sign_in_expired');
  });

  it('refuses the state of another browser, and leaves that browser its attempt', async () => {
    const victim = await startAttempt();
    const attacker = await startAttempt();
    expect(await comeBack(attacker.browser, { state: victim.state })).toBe('/login?error=sign_in_expired');
    expect(await comeBack(openBrowser(server.app), { state: victim.state })).toBe('/login?error=sign_in_expired');
    issuer.forgery = { claims: { nonce: victim.nonce, ...person } };
    expect(await comeBack(victim.browser, { state: victim.state })).toBe('/dashboard');
  });

  it('refuses a callback that is replayed', async () => {
    const { browser, state, nonce } = await startAttempt();
    issuer.forgery = { claims: { nonce, ...person } };
    expect(await comeBack(browser, { state })).toBe('/dashboard');
    expect(await comeBack(browser, { state })).toBe('/login?error=sign_in_expired');
  });

  it('refuses an attempt of the other provider (mix-up)', async () => {
    const { browser, state } = await startAttempt();
    const target = await comeBack(browser, { state }, '/api/auth/callback/microsoft');
    expect(target).toBe('/login?error=sign_in_expired');
  });

  it('refuses an answer in the name of another issuer (mix-up)', async () => {
    const { browser, state, nonce } = await startAttempt();
    issuer.forgery = { claims: { nonce, ...person } };
    expect(await comeBack(browser, { state, iss: 'https://evil.example.com' })).toBe('/login?error=sign_in_failed');
  });

  it('refuses an attempt after ten minutes', async () => {
    const { browser, state } = await startAttempt();
    await server.platform.db.$client.query(
      `update sign_in_attempts set expires_at = expires_at - interval '10 minutes'`,
    );
    expect(await comeBack(browser, { state })).toBe('/login?error=sign_in_expired');
  });

  it('never sends the browser anywhere else', async () => {
    const { browser, state, nonce } = await startAttempt();
    issuer.forgery = { claims: { nonce, ...person } };
    const evil = 'https://evil.example.com';
    const extras = { redirect: evil, redirect_uri: evil, next: evil, returnTo: '//evil.example.com' };
    expect(await comeBack(browser, { state, ...extras })).toBe('/dashboard');
    const second = await startAttempt();
    const broken = await comeBack(second.browser, { state: second.state, error: `${evil}\r\nset-cookie: a=b` });
    expect(broken).toBe('/login?error=sign_in_failed');
  });

  it('says that the provider is away when it does not answer', async () => {
    const { browser, state } = await startAttempt();
    issuer.status = 503;
    expect(await comeBack(browser, { state })).toBe('/login?error=sign_in_unavailable');
  });
});

describe('a provider that is away', () => {
  it('is answered as such, and found again once it is back', async () => {
    const flaky = await startForgingIssuer();
    const other = await startTestApp({
      settings: {
        OIDC_ALLOW_INSECURE: '1',
        GOOGLE_ISSUER: flaky.issuer,
        GOOGLE_CLIENT_ID: 'forged-client',
        GOOGLE_CLIENT_SECRET: 'secret',
      },
    });
    flaky.status = 503;
    const away = await openBrowser(other.app).post(googleLoginEndpoint.path);
    expect([away.statusCode, away.json().message]).toEqual([
      503,
      'Google cannot be reached right now. Please try again.',
    ]);
    flaky.status = 200;
    expect((await openBrowser(other.app).post(googleLoginEndpoint.path)).statusCode).toBe(200);
    await Promise.all([other.stop(), flaky.stop()]);
  });
});

describe('a provider that is not configured', () => {
  it('has no address to go to and no way back', async () => {
    const plain = await startTestApp();
    const browser = openBrowser(plain.app);
    const notSetUp = (name: string) => ({ message: `Login with ${name} is not set up here.` });
    expect((await browser.post(googleLoginEndpoint.path)).json()).toEqual(notSetUp('Google'));
    expect((await browser.post(microsoftLoginEndpoint.path)).json()).toEqual(notSetUp('Microsoft'));
    expect((await browser.get(callback)).statusCode).toBe(404);
    await plain.stop();
  });
});
