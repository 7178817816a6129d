import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  forgotPasswordEndpoint,
  googleLoginEndpoint,
  loginEndpoint,
  meEndpoint,
  microsoftLoginEndpoint,
  resetPasswordEndpoint,
} from '@app/shared/contracts';
import { aPerson, logInAs, signUpAndVerify } from '../../testing/a-person.ts';
import { composeWithProbe } from '../../testing/compose-with-probe.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { tokenOf, waitForMail } from '../../testing/test-mailbox.ts';
import type { LocalIssuer, LocalPerson } from './testing/issuer.ts';
import { startLocalIssuer } from './testing/local-issuer.ts';
import { signInWith } from './testing/sign-in-with.ts';

const publicUrl = 'http://127.0.0.1:3210';
const tenant = '4ba7e1f0-0000-4000-8000-000000000001';

let google: LocalIssuer;
let microsoft: LocalIssuer;
let server: TestApp;

beforeAll(async () => {
  google = await startLocalIssuer({ redirectUri: `${publicUrl}/api/auth/callback/google` });
  microsoft = await startLocalIssuer({
    path: `/${tenant}/v2.0`,
    redirectUri: `${publicUrl}/api/auth/callback/microsoft`,
    claimsInIdToken: false,
  });
  server = await startTestApp({
    withWorker: true,
    compose: composeWithProbe,
    settings: {
      PUBLIC_URL: publicUrl,
      OIDC_ALLOW_INSECURE: '1',
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      MICROSOFT_ISSUER: microsoft.issuer,
      MICROSOFT_CLIENT_ID: microsoft.clientId,
      MICROSOFT_CLIENT_SECRET: microsoft.clientSecret,
    },
  });
});

afterAll(async () => {
  await server.stop();
  await Promise.all([google.stop(), microsoft.stop()]);
});

function aGooglePerson(claims: Record<string, unknown> = {}): LocalPerson {
  const accountId = randomUUID();
  return { accountId, claims: { email: `${accountId}@example.com`, email_verified: true, name: 'Grace', ...claims } };
}

function aMicrosoftPerson(claims: Record<string, unknown> = {}): LocalPerson {
  const accountId = randomUUID();
  const own = { tid: tenant, oid: randomUUID(), email: `${accountId}@example.com`, name: 'Mary' };
  return { accountId, claims: { ...own, ...claims } };
}

async function signInAs(
  issuer: LocalIssuer,
  person: LocalPerson | null,
  browser: TestBrowser = openBrowser(server.app),
): Promise<{ readonly target: string; readonly browser: TestBrowser; readonly userId: string | undefined }> {
  issuer.person = person;
  const path = issuer === google ? googleLoginEndpoint.path : microsoftLoginEndpoint.path;
  const target = await signInWith(browser, path, publicUrl);
  return { target, browser, userId: await userIdOf(browser) };
}

async function userIdOf(browser: TestBrowser): Promise<string | undefined> {
  return (await browser.get('/api/probe')).json().userId;
}

describe('sign-in with Google', () => {
  it('makes an account at the first login and finds it at the next', async () => {
    const person = aGooglePerson({ email: 'Grace.Hopper@Example.com' });
    const first = await signInAs(google, person);
    expect(first.target).toBe('/dashboard');
    expect((await first.browser.post(meEndpoint.path)).json()).toEqual({ email: 'grace.hopper@example.com' });
    const second = await signInAs(google, { ...person, claims: { ...person.claims, email: 'new@example.com' } });
    expect(second.userId).toBe(first.userId);
  });

  it('connects to the account with the same proved address and tells its owner', async () => {
    const person = await signUpAndVerify(server);
    const before = await userIdOf(await logInAs(server, person));
    const { userId } = await signInAs(google, aGooglePerson({ email: person.email.toUpperCase() }));
    expect(userId).toBe(before);
    expect((await waitForMail(server.config, person.email, 2)).subject).toBe('You can now log in with Google');
  });

  it('refuses an address that Google has not verified, and makes nothing', async () => {
    const person = await signUpAndVerify(server);
    const guest = aGooglePerson({ email: person.email, email_verified: false });
    const { target, userId } = await signInAs(google, guest);
    expect([target, userId]).toEqual(['/login?error=sign_in_email_unverified', undefined]);
  });

  it('takes only the value true for verified', async () => {
    const { target } = await signInAs(google, aGooglePerson({ email_verified: 'true' }));
    expect(target).toBe('/login?error=sign_in_email_unverified');
  });

  it.each([undefined, 'not an address', 'a@b.example\r\nBcc: eve@example.com', 'p\u0430ul@example.com'])(
    'refuses %j as an address',
    async (email) => {
      const { target } = await signInAs(google, aGooglePerson({ email }));
      expect(target).toBe('/login?error=sign_in_email_missing');
    },
  );

  it('makes one account when ten first logins finish at once', async () => {
    const person = aGooglePerson();
    google.person = person;
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const browser = openBrowser(server.app);
        const target = await signInWith(browser, googleLoginEndpoint.path, publicUrl);
        return { target, userId: await userIdOf(browser) };
      }),
    );
    expect(new Set(outcomes.map(({ target }) => target))).toEqual(new Set(['/dashboard']));
    expect(new Set(outcomes.map(({ userId }) => userId)).size).toBe(1);
  });

  it('lets two tabs of one browser finish in any order', async () => {
    const browser = openBrowser(server.app);
    await browser.post(googleLoginEndpoint.path);
    const { target } = await signInAs(google, aGooglePerson(), browser);
    expect(target).toBe('/dashboard');
  });

  it('says that it was cancelled', async () => {
    expect((await signInAs(google, null)).target).toBe('/login?error=sign_in_cancelled');
  });

  it('refuses a disabled account', async () => {
    const person = aGooglePerson();
    const { userId, browser } = await signInAs(google, person);
    await server.platform.db.$client.query('update users set disabled_at = now() where id = $1', [userId]);
    expect((await browser.post(meEndpoint.path)).statusCode).toBe(401);
    expect((await signInAs(google, person)).target).toBe('/login?error=sign_in_account_disabled');
  });
});

describe('the password of an account that Google is connected to', () => {
  const resetTo = async (email: string, password: string, mailNumber: number): Promise<void> => {
    await openBrowser(server.app).post(forgotPasswordEndpoint.path, { email });
    const token = tokenOf(await waitForMail(server.config, email, mailNumber));
    await openBrowser(server.app).post(resetPasswordEndpoint.path, { token, new_password: password });
  };

  it('is dropped with all sessions, for a stranger may have signed up and waited until the owner opened the link', async () => {
    const stranger = await signUpAndVerify(server);
    const browser = await logInAs(server, stranger);
    const owner = await signInAs(google, aGooglePerson({ email: stranger.email }));
    expect((await browser.post(meEndpoint.path)).statusCode).toBe(401);
    expect((await openBrowser(server.app).post(loginEndpoint.path, stranger)).statusCode).toBe(401);
    expect((await owner.browser.post(meEndpoint.path)).statusCode).toBe(200);
    expect((await waitForMail(server.config, stranger.email, 2)).text).toContain('no longer works');
  });

  it('can be chosen anew by its owner, and then stays', async () => {
    const person = await signUpAndVerify(server);
    await signInAs(google, aGooglePerson({ email: person.email }));
    await waitForMail(server.config, person.email, 2);
    await resetTo(person.email, 'analytical engine', 3);
    await logInAs(server, { ...person, password: 'analytical engine' });
  });

  it('stays when its owner had chosen it by a mailed link', async () => {
    const person = await signUpAndVerify(server);
    await resetTo(person.email, 'analytical engine', 2);
    const browser = await logInAs(server, { ...person, password: 'analytical engine' });
    await signInAs(google, aGooglePerson({ email: person.email }));
    expect((await browser.post(meEndpoint.path)).statusCode).toBe(200);
    await logInAs(server, { ...person, password: 'analytical engine' });
    expect((await waitForMail(server.config, person.email, 4)).text).not.toContain('no longer works');
  });

  it('stays when the browser was logged in with it', async () => {
    const person = await signUpAndVerify(server);
    await signInAs(google, aGooglePerson({ email: person.email }), await logInAs(server, person));
    await logInAs(server, person);
  });

  it('is dropped when somebody else was logged in', async () => {
    const [stranger, other] = [await signUpAndVerify(server), await signUpAndVerify(server)];
    await signInAs(google, aGooglePerson({ email: stranger.email }), await logInAs(server, other));
    expect((await openBrowser(server.app).post(loginEndpoint.path, stranger)).statusCode).toBe(401);
    await logInAs(server, other);
  });
});

describe('sign-in with Microsoft', () => {
  it('is keyed by tenant and object, whatever the address or the subject of this application', async () => {
    const person = aMicrosoftPerson();
    const first = await signInAs(microsoft, person);
    expect(first.target).toBe('/dashboard');
    const renamed = { accountId: randomUUID(), claims: { ...person.claims, email: 'renamed@example.com' } };
    expect((await signInAs(microsoft, renamed)).userId).toBe(first.userId);
    const stranger = { accountId: person.accountId, claims: { ...person.claims, oid: randomUUID() } };
    expect((await signInAs(microsoft, stranger)).userId).not.toBe(first.userId);
  });

  it("never opens somebody else's account by an address that an administrator typed", async () => {
    const person = await signUpAndVerify(server);
    const owner = await userIdOf(await logInAs(server, person));
    const { target, userId } = await signInAs(microsoft, aMicrosoftPerson({ email: person.email }));
    expect(target).toBe('/dashboard');
    expect(userId).not.toBe(owner);
  });

  it('does not keep the owner of an address from signing up or from coming with Google', async () => {
    const person = aPerson();
    const { userId } = await signInAs(microsoft, aMicrosoftPerson({ email: person.email }));
    await signUpAndVerify(server, person);
    const owner = await userIdOf(await logInAs(server, person));
    expect(owner).not.toBe(userId);
    expect((await signInAs(google, aGooglePerson({ email: person.email }))).userId).toBe(owner);
  });

  it('takes the user name of people without a mailbox', async () => {
    const claims = { email: undefined, preferred_username: 'mary@tenant.example.com' };
    const { browser } = await signInAs(microsoft, aMicrosoftPerson(claims));
    expect((await browser.post(meEndpoint.path)).json()).toEqual({ email: 'mary@tenant.example.com' });
  });

  it.each(['tid', 'oid'])('refuses a token without %s', async (claim) => {
    const { target } = await signInAs(microsoft, aMicrosoftPerson({ [claim]: undefined }));
    expect(target).toBe('/login?error=sign_in_failed');
  });
});

describe('the session after a sign-in', () => {
  it('replaces the one that the browser had', async () => {
    const person = await signUpAndVerify(server);
    const browser = await logInAs(server, person);
    const before = browser.copy();
    await signInAs(google, aGooglePerson(), browser);
    expect((await before.post(meEndpoint.path)).statusCode).toBe(401);
    expect((await browser.post(meEndpoint.path)).statusCode).toBe(200);
  });
});
