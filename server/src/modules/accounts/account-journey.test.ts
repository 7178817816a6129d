import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiPaths } from '@app/shared/contracts';
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
    const signedUp = await browser.post(apiPaths.signUp, person);
    expect([signedUp.statusCode, signedUp.json()]).toEqual([
      200,
      { success: true, message: 'Link has been sent to your email' },
    ]);
    const early = await browser.post(apiPaths.login, person);
    expect([early.statusCode, early.json().message]).toEqual([403, 'Email not verified. Check your inbox.']);
    const token = tokenOf(await waitForMail(server.config, person.email));
    const verified = await browser.post(`${apiPaths.verifyEmail}?token=${token}`);
    expect([verified.statusCode, verified.json()]).toEqual([200, { detail: 'Email verified successfully.' }]);
    const loggedIn = await browser.post(apiPaths.login, person);
    expect([loggedIn.statusCode, loggedIn.json().success]).toEqual([200, true]);
    expect((await browser.post(apiPaths.me)).json()).toEqual({ email: person.email });
    expect((await browser.post(apiPaths.refresh)).json()).toEqual({ success: true });
    expect((await browser.post(apiPaths.me)).json()).toEqual({ email: person.email });
    expect((await browser.post(apiPaths.logout)).json()).toEqual({ success: true });
    expect((await browser.post(apiPaths.me)).statusCode).toBe(401);
  });

  it('leads from a forgotten password to a new one', async () => {
    const person = await signUpAndVerify(server);
    const [other, browser] = [await logInAs(server, person), openBrowser(server.app)];
    expect((await browser.post(apiPaths.forgotPassword, { email: person.email })).statusCode).toBe(200);
    const token = tokenOf(await waitForMail(server.config, person.email, 2));
    const reset = await browser.post(apiPaths.resetPassword, { token, new_password: 'analytical engine' });
    expect([reset.statusCode, reset.json().success]).toEqual([200, true]);
    expect((await other.post(apiPaths.me)).statusCode).toBe(401);
    expect((await browser.post(apiPaths.login, person)).statusCode).toBe(401);
    await logInAs(server, { ...person, password: 'analytical engine' });
    expect((await waitForMail(server.config, person.email, 3)).subject).toBe('Your password was changed');
  });
});
