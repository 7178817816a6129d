import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  forgotPasswordEndpoint,
  loginEndpoint,
  logoutEndpoint,
  meEndpoint,
  refreshEndpoint,
  resetPasswordEndpoint,
  signUpEndpoint,
  verifyEmailEndpoint,
} from '@app/shared/contracts';
import { aPerson, logInAs, signUpAndVerify } from '../../testing/a-person.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { tokenOf, waitForMail } from '../../testing/test-mailbox.ts';

describe('createAccountsModule', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ withWorker: true });
  });
  afterAll(async () => server.stop());

  it('leads from sign-up over the mailed link to a login, and out again', async () => {
    const person = aPerson();
    const browser = openBrowser(server.app);
    const signedUp = await browser.post(signUpEndpoint.path, person);
    expect([signedUp.statusCode, signedUp.json()]).toEqual([
      200,
      { success: true, message: 'Link has been sent to your email' },
    ]);
    const early = await browser.post(loginEndpoint.path, person);
    expect([early.statusCode, early.json().message]).toEqual([403, 'Email not verified. Check your inbox.']);
    const token = tokenOf(await waitForMail(server.config, person.email));
    const verified = await browser.post(`${verifyEmailEndpoint.path}?token=${token}`);
    expect([verified.statusCode, verified.json()]).toEqual([200, { detail: 'Email verified successfully.' }]);
    const loggedIn = await browser.post(loginEndpoint.path, person);
    expect([loggedIn.statusCode, loggedIn.json().success]).toEqual([200, true]);
    expect((await browser.post(meEndpoint.path)).json()).toEqual({ email: person.email });
    expect((await browser.post(refreshEndpoint.path)).json()).toEqual({ success: true });
    expect((await browser.post(meEndpoint.path)).json()).toEqual({ email: person.email });
    expect((await browser.post(logoutEndpoint.path)).json()).toEqual({ success: true });
    expect((await browser.post(meEndpoint.path)).statusCode).toBe(401);
  });

  it('leads from a forgotten password to a new one', async () => {
    const person = await signUpAndVerify(server);
    const [other, browser] = [await logInAs(server, person), openBrowser(server.app)];
    expect((await browser.post(forgotPasswordEndpoint.path, { email: person.email })).statusCode).toBe(200);
    const token = tokenOf(await waitForMail(server.config, person.email, 2));
    const reset = await browser.post(resetPasswordEndpoint.path, { token, new_password: 'analytical engine' });
    expect([reset.statusCode, reset.json().success]).toEqual([200, true]);
    expect((await other.post(meEndpoint.path)).statusCode).toBe(401);
    expect((await browser.post(loginEndpoint.path, person)).statusCode).toBe(401);
    await logInAs(server, { ...person, password: 'analytical engine' });
    expect((await waitForMail(server.config, person.email, 3)).subject).toBe('Your password was changed');
  });
});
