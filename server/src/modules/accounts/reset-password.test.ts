import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { forgotPasswordEndpoint, meEndpoint, resetPasswordEndpoint, signUpEndpoint } from '@app/shared/contracts';
import { aPerson, logInAs, signUpAndVerify, type Person } from '../../testing/a-person.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { readMails, tokenOf, waitForMail } from '../../testing/test-mailbox.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ withWorker: true });
});
afterAll(async () => server.stop());

const forgot = async (email: string) => openBrowser(server.app).post(forgotPasswordEndpoint.path, { email });
const reset = async (token: string, password = 'analytical engine') =>
  openBrowser(server.app).post(resetPasswordEndpoint.path, { token, new_password: password });

/** A person and the token of a reset link that was just mailed. */
async function aResetLink(): Promise<{ readonly person: Person; readonly token: string }> {
  const person = await signUpAndVerify(server);
  await forgot(person.email);
  return { person, token: tokenOf(await waitForMail(server.config, person.email, 2)) };
}

describe('forgot password', () => {
  it('answers the same whether or not there is an account, and mails only where there is one', async () => {
    const [known, unknown] = [await signUpAndVerify(server), aPerson()];
    const answers = [await forgot(unknown.email), await forgot(known.email.toUpperCase())];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, answers[1]?.body],
      [200, answers[0]?.body],
    ]);
    expect((await waitForMail(server.config, known.email, 2)).subject).toBe('Reset your password');
    expect(await readMails(server.config, unknown.email)).toEqual([]);
  });

  it('tells somebody who never verified how to go on', async () => {
    const person = aPerson();
    await openBrowser(server.app).post(signUpEndpoint.path, person);
    await waitForMail(server.config, person.email);
    await forgot(person.email);
    const mail = await waitForMail(server.config, person.email, 2);
    expect(mail.subject).toBe('Finish signing up first');
    expect(mail.text).toContain(`${server.config.PUBLIC_URL}/signup`);
  });
});

describe('reset password', () => {
  it('works once', async () => {
    const { token } = await aResetLink();
    expect((await reset(token)).statusCode).toBe(200);
    const again = await reset(token, 'another new password');
    expect([again.statusCode, again.json().code]).toEqual([400, 'link_invalid']);
  });

  it('works for one of ten at once', async () => {
    const { token } = await aResetLink();
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => reset(token, `new password ${index}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 400),
    ]);
  });

  it('ends every session and every other link, and tells the owner', async () => {
    const { person, token } = await aResetLink();
    const browsers = [await logInAs(server, person), await logInAs(server, person)];
    await forgot(person.email);
    const other = tokenOf(await waitForMail(server.config, person.email, 3));
    await reset(token);
    for (const browser of browsers) expect((await browser.post(meEndpoint.path)).statusCode).toBe(401);
    expect((await reset(other)).statusCode).toBe(400);
    expect((await waitForMail(server.config, person.email, 4)).subject).toBe('Your password was changed');
  });

  it('does not log in by itself', async () => {
    const { token } = await aResetLink();
    expect((await reset(token)).cookies).toEqual([]);
  });

  it('keeps the link when the new password is refused', async () => {
    const { person, token } = await aResetLink();
    for (const password of ['12345', 'password1', person.email]) {
      expect((await reset(token, password)).statusCode).toBe(400);
    }
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('fails after half an hour', async () => {
    const { token } = await aResetLink();
    await server.platform.db.$client.query(`update mailed_links set expires_at = expires_at - interval '30 minutes'`);
    expect((await reset(token)).json().code).toBe('link_invalid');
  });

  it('fails with a link that was cut, changed, made up or is for another purpose', async () => {
    const { token } = await aResetLink();
    const unverified = aPerson();
    await openBrowser(server.app).post(signUpEndpoint.path, unverified);
    const verification = tokenOf(await waitForMail(server.config, unverified.email));
    for (const wrong of [token.slice(0, -1), `${token}A`, 'A'.repeat(43), `${token}\u0000`, verification]) {
      const response = await reset(wrong);
      expect([response.statusCode, response.json().code]).toEqual([400, 'link_invalid']);
    }
  });

  it('fails for an account that was disabled meanwhile', async () => {
    const { person, token } = await aResetLink();
    await server.platform.db.$client.query('update users set disabled_at = now() where email = $1', [person.email]);
    expect((await reset(token)).json().code).toBe('link_invalid');
  });
});
