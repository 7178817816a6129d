import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resendVerificationEndpoint, signUpEndpoint, verifyEmailEndpoint } from '@app/shared/contracts';
import { aPerson, signUpAndVerify } from '../../testing/a-person.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { readMails, tokenOf, waitForMail } from '../../testing/test-mailbox.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ withWorker: true });
});
afterAll(async () => server.stop());

const resend = (email: string, address?: string) =>
  openBrowser(server.app, address === undefined ? {} : { address }).post(resendVerificationEndpoint.path, { email });

describe('asking for the verification link again', () => {
  it('mails another link of the same sign-up; both work', async () => {
    const person = aPerson();
    await openBrowser(server.app).post(signUpEndpoint.path, person);
    const first = tokenOf(await waitForMail(server.config, person.email));
    expect((await resend(` ${person.email.toUpperCase()}`)).statusCode).toBe(200);
    const second = tokenOf(await waitForMail(server.config, person.email, 2));
    expect(second).not.toBe(first);
    for (const token of [second, first]) {
      const verified = await openBrowser(server.app).post(`${verifyEmailEndpoint.path}?token=${token}`);
      expect(verified.statusCode).toBe(200);
    }
  });

  it('is answered alike for whomever, and mails nobody who does not wait', async () => {
    const verified = await signUpAndVerify(server);
    const unknown = aPerson();
    const waiting = aPerson();
    await openBrowser(server.app).post(signUpEndpoint.path, waiting);
    await waitForMail(server.config, waiting.email);
    const answers = [await resend(verified.email), await resend(unknown.email), await resend(waiting.email)];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    await waitForMail(server.config, waiting.email, 2);
    expect(await readMails(server.config, verified.email)).toHaveLength(1);
    expect(await readMails(server.config, unknown.email)).toHaveLength(0);
  });

  it('can be done once a minute for one address', async () => {
    const { email } = aPerson();
    expect((await resend(email)).statusCode).toBe(200);
    const refused = await resend(email);
    expect([refused.statusCode, refused.json().message]).toEqual([429, 'Too many attempts. Try again in 1 minute.']);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await resend(aPerson().email)).statusCode).toBe(200);
  });

  it('buries nobody in mail, from however many networks it is asked for', async () => {
    const person = aPerson();
    await openBrowser(server.app).post(signUpEndpoint.path, person);
    await waitForMail(server.config, person.email);
    for (let network = 1; network <= 6; network += 1) await resend(person.email, `198.51.100.${network}`);
    const other = aPerson();
    await openBrowser(server.app).post(signUpEndpoint.path, other);
    await waitForMail(server.config, other.email);
    expect(await readMails(server.config, person.email)).toHaveLength(4);
  });
});
