import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loginEndpoint, loginRequest, signUpEndpoint } from '@app/shared/contracts';
import { aPerson, signUpAndVerify, type Person } from '../../testing/a-person.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';

let server: TestApp;
let person: Person;
beforeAll(async () => {
  server = await startTestApp({ withWorker: true });
  person = await signUpAndVerify(server);
});
afterAll(async () => server.stop());

let visitors = 0;
/** Every login comes from a network of its own, so that the throttle stays out of these tests. */
const logIn = async (body: unknown) => {
  visitors += 1;
  return openBrowser(server.app, { address: `203.0.113.${visitors}` }).post(loginEndpoint.path, body);
};

describe('login', () => {
  it.each([
    ['upper case', (email: string) => email.toUpperCase()],
    ['space around it', (email: string) => `  ${email}\t`],
  ])('finds the account by an address with %s', async (_, spell) => {
    expect((await logIn({ ...person, email: spell(person.email) })).statusCode).toBe(200);
  });

  it('takes the password exactly as it was typed', async () => {
    for (const password of [` ${person.password}`, person.password.toUpperCase(), `${person.password}\u0000`]) {
      expect((await logIn({ ...person, password })).statusCode).toBe(401);
    }
  });

  it('answers a wrong password and an unknown address with the same words, and no cookie', async () => {
    const answers = [await logIn({ ...person, password: 'wrong password' }), await logIn(aPerson())];
    for (const answer of answers) {
      expect([answer.statusCode, answer.cookies]).toEqual([401, []]);
      expect(answer.json()).toEqual({
        code: 'credentials_wrong',
        message: 'The email address or the password is wrong.',
        requestId: expect.any(String),
      });
    }
  });

  it('says that the address is unverified only to somebody who knows the password', async () => {
    const unverified = aPerson();
    await openBrowser(server.app).post(signUpEndpoint.path, unverified);
    const right = await logIn(unverified);
    expect([right.statusCode, right.json().message]).toEqual([403, 'Email not verified. Check your inbox.']);
    expect((await logIn({ ...unverified, password: 'wrong password' })).statusCode).toBe(401);
  });

  it('has no password for somebody who came with a provider only', async () => {
    const guest = await signUpAndVerify(server);
    await server.platform.db.$client.query('update users set password_hash = null where email = $1', [guest.email]);
    expect((await logIn(guest)).statusCode).toBe(401);
  });

  it.each([
    ['no password', { email: 'ada@example.com' }],
    ['an empty password', { email: 'ada@example.com', password: '' }],
    ['a password object', { email: 'ada@example.com', password: { $ne: '' } }],
    ['an address with a NUL', { email: 'ada\u0000@example.com', password: 'x' }],
    ['a prototype', '{"__proto__":{"email":"ada@example.com"},"password":"x"}'],
  ])('refuses %s', async (_, body) => {
    expect((await logIn(body)).statusCode).toBe(400);
  });

  it('survives a password of 60,000 characters', async () => {
    expect(loginRequest.safeParse({ ...person, password: 'x'.repeat(60_000) }).success).toBe(true);
    expect((await logIn({ ...person, password: 'x'.repeat(60_000) })).statusCode).toBe(401);
  });
});
