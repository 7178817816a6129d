import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  accountEndpoint,
  cancelEmailChangeEndpoint,
  changeEmailEndpoint,
  changePasswordEndpoint,
  confirmEmailEndpoint,
  forgotPasswordEndpoint,
  loginEndpoint,
  meEndpoint,
  resetPasswordEndpoint,
  verifyEmailEndpoint,
} from '@app/shared/contracts';
import { aPerson, logInAs, signUpAndVerify, type Person } from '../../testing/a-person.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { readMails, tokenOf, waitForMail } from '../../testing/test-mailbox.ts';
import { until } from '../../testing/until.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ withWorker: true, settings: { RATE_LIMIT_PER_MINUTE: '0' } });
});
afterAll(async () => server.stop());

/** Somebody with an account, logged in, and the address they want to have. */
async function aMover(): Promise<{ person: Person; browser: TestBrowser; wanted: string }> {
  const person = await signUpAndVerify(server);
  return { person, browser: await logInAs(server, person), wanted: aPerson().email };
}

const ask = (browser: TestBrowser, email: string, { password }: Pick<Person, 'password'>) =>
  browser.post(changeEmailEndpoint.path, { email, password });
const confirm = (browser: TestBrowser, token: string) => browser.post(confirmEmailEndpoint.path, { token });
const accountOf = async (browser: TestBrowser) => (await browser.get(`/api${accountEndpoint.path}`)).json();
const linkTo = async (email: string, count?: number) => tokenOf(await waitForMail(server.config, email, count));
const subjectsOf = async (email: string) => (await readMails(server.config, email)).map(({ subject }) => subject);

/** Somebody whose link to the new address has arrived. */
async function aMoverWithLink() {
  const mover = await aMover();
  await ask(mover.browser, mover.wanted, mover.person);
  return { ...mover, token: await linkTo(mover.wanted) };
}

describe('asking for another address', () => {
  it('changes nothing but mails a link to the new one and a notice to the old one', async () => {
    const { person, browser, wanted } = await aMover();
    const asked = await ask(browser, ` ${wanted.toUpperCase()} `, person);
    expect([asked.statusCode, asked.json()]).toEqual([
      200,
      { success: true, message: 'Link has been sent to the new address' },
    ]);
    expect((await waitForMail(server.config, wanted)).subject).toBe('Confirm your new email address');
    const notice = await waitForMail(server.config, person.email, 2);
    expect(notice.subject).toBe('A new email address was requested for your account');
    expect(notice.text).not.toContain(wanted);
    expect(await accountOf(browser)).toMatchObject({ email: person.email, pendingEmail: wanted });
    await logInAs(server, person);
  });

  it('wants the password, and mails nothing for a wrong one', async () => {
    const { browser, wanted } = await aMover();
    const refused = await ask(browser, wanted, { password: 'not the password' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'password_wrong']);
    expect(await accountOf(browser)).not.toHaveProperty('pendingEmail');
  });

  it('is not for accounts without a password: their address would be no proof', async () => {
    const { person, browser, wanted } = await aMover();
    await server.platform.db.$client.query('update users set password_hash = null where email = $1', [person.email]);
    expect((await ask(browser, wanted, { password: person.email })).json().code).toBe('password_wrong');
  });

  it('refuses the address that it has', async () => {
    const { person, browser } = await aMover();
    const refused = await ask(browser, person.email.toUpperCase(), person);
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'This is already the email address of your account.',
    ]);
  });

  it('answers the same for an address that has an account, and tells its owner only', async () => {
    const { person, browser, wanted } = await aMover();
    const owner = await signUpAndVerify(server);
    const [free, taken] = [await ask(browser, wanted, person), await ask(browser, owner.email, person)];
    expect([taken.statusCode, taken.json()]).toEqual([free.statusCode, free.json()]);
    expect(await accountOf(browser)).toMatchObject({ pendingEmail: owner.email });
    const mail = await waitForMail(server.config, owner.email, 2);
    expect(mail.subject).toBe('This email address is already in use');
    expect(mail.text).not.toContain('token=');
  });

  it('is limited like other mails, and says when to try again', async () => {
    const { person, browser } = await aMover();
    for (let time = 0; time < 5; time += 1) expect((await ask(browser, aPerson().email, person)).statusCode).toBe(200);
    const refused = await ask(browser, aPerson().email, person);
    expect([refused.statusCode, refused.json().message]).toEqual([429, 'Too many attempts. Try again in 10 minutes.']);
  });

  it('sends one address three links in ten minutes at most, whoever asks', async () => {
    const { wanted } = await aMoverWithLink();
    for (let count = 2; count <= 3; count += 1) {
      const { person, browser } = await aMover();
      await ask(browser, wanted, person);
      await waitForMail(server.config, wanted, count);
    }
    const fourth = await aMover();
    await ask(fourth.browser, wanted, fourth.person);
    await waitForMail(server.config, fourth.person.email, 2);
    const { $client } = server.platform.db;
    await until(async () => {
      const waiting = `select 1 from queue.job where name = 'mail-account' and state in ('created', 'active')`;
      return (await $client.query(waiting)).rows.length === 0;
    });
    expect(await readMails(server.config, wanted)).toHaveLength(3);
  });

  it.each([changeEmailEndpoint, confirmEmailEndpoint, cancelEmailChangeEndpoint])(
    'is for who is logged in only: $method $path',
    async ({ method, path }) => {
      const payload = { email: 'ada@example.com', password: 'x', token: 'x' };
      const answer = await server.app.inject({ method, url: `/api${path}`, payload });
      expect(answer.statusCode).toBe(401);
    },
  );
});

describe('opening the link', () => {
  it('changes the address, which logs in from then on, and tells the old one', async () => {
    const { person, browser, wanted, token } = await aMoverWithLink();
    expect((await confirm(browser, token)).statusCode).toBe(200);
    expect((await browser.post(meEndpoint.path)).json()).toEqual({ email: wanted });
    expect(await accountOf(browser)).toMatchObject({ email: wanted, verified: true });
    expect(await accountOf(browser)).not.toHaveProperty('pendingEmail');
    await logInAs(server, { ...person, email: wanted });
    expect((await openBrowser(server.app).post(loginEndpoint.path, person)).statusCode).toBe(401);
    await waitForMail(server.config, person.email, 3);
    expect(await subjectsOf(person.email)).toContain('Your email address was changed');
  });

  it('succeeds for a repeated click', async () => {
    const { browser, wanted, token } = await aMoverWithLink();
    for (let click = 0; click < 2; click += 1) expect((await confirm(browser, token)).statusCode).toBe(200);
    expect(await accountOf(browser)).toMatchObject({ email: wanted });
  });

  it('logs out every other browser and keeps this one', async () => {
    const { person, browser, token } = await aMoverWithLink();
    const other = await logInAs(server, person);
    await confirm(browser, token);
    expect((await browser.post(meEndpoint.path)).statusCode).toBe(200);
    expect((await other.post(meEndpoint.path)).statusCode).toBe(401);
  });

  it('closes what the old mailbox could open: reset links and logins by a provider', async () => {
    const { person, browser, token } = await aMoverWithLink();
    const { $client } = server.platform.db;
    await $client.query(
      `insert into identities (issuer, subject, user_id) select 'https://accounts.example', id, id from users where email = $1`,
      [person.email],
    );
    await browser.post(forgotPasswordEndpoint.path, { email: person.email });
    const resetToken = await linkTo(person.email, 3);
    await confirm(browser, token);
    const reset = { token: resetToken, new_password: 'analytical engine' };
    expect((await openBrowser(server.app).post(resetPasswordEndpoint.path, reset)).json().code).toBe('link_invalid');
    expect((await $client.query(`select 1 from identities where issuer = 'https://accounts.example'`)).rows).toEqual(
      [],
    );
  });

  it('works for the account that asked for it and for no other', async () => {
    const { browser, wanted, token } = await aMoverWithLink();
    const { browser: stranger, person } = await aMover();
    expect((await confirm(stranger, token)).json().code).toBe('link_invalid');
    expect(await accountOf(stranger)).toMatchObject({ email: person.email });
    expect((await confirm(browser, token)).statusCode).toBe(200);
    expect(await accountOf(browser)).toMatchObject({ email: wanted });
  });

  it('fails after a day', async () => {
    const { browser, token } = await aMoverWithLink();
    await server.platform.db.$client.query(`update mailed_links set expires_at = expires_at - interval '24 hours'`);
    expect((await confirm(browser, token)).json().code).toBe('link_invalid');
  });

  it('fails when another address was asked for meanwhile', async () => {
    const { person, browser, token: mistyped } = await aMoverWithLink();
    const right = aPerson().email;
    await ask(browser, right, person);
    expect((await confirm(browser, mistyped)).json().code).toBe('link_invalid');
    expect((await confirm(browser, await linkTo(right))).statusCode).toBe(200);
  });

  it('fails once the change was cancelled', async () => {
    const { browser, token } = await aMoverWithLink();
    expect((await browser.delete(cancelEmailChangeEndpoint.path)).statusCode).toBe(204);
    expect(await accountOf(browser)).not.toHaveProperty('pendingEmail');
    expect((await confirm(browser, token)).json().code).toBe('link_invalid');
  });

  it('fails once the password was changed, as the notice advises', async () => {
    const { person, browser, token } = await aMoverWithLink();
    const change = { current_password: person.password, new_password: 'analytical engine' };
    await browser.post(changePasswordEndpoint.path, change);
    expect((await confirm(browser, token)).json().code).toBe('link_invalid');
  });

  it('fails when somebody has proved the address meanwhile', async () => {
    const { person, browser, wanted, token } = await aMoverWithLink();
    await server.platform.db.$client.query(
      `insert into users (id, email, email_verified_at, full_name) values (gen_random_uuid(), $1, now(), 'Bea')`,
      [wanted],
    );
    const refused = await confirm(browser, token);
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'This email address now belongs to another account.',
    ]);
    expect(await accountOf(browser)).toMatchObject({ email: person.email });
  });

  it('gives an address that two accounts confirm at once to one of them', async () => {
    const [one, other] = [await aMover(), await aMover()];
    await ask(one.browser, one.wanted, one.person);
    const first = await linkTo(one.wanted);
    await ask(other.browser, one.wanted, other.person);
    const second = await linkTo(one.wanted, 2);
    const answers = await Promise.all([confirm(one.browser, first), confirm(other.browser, second)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  it('is of no use for another purpose', async () => {
    const { token } = await aMoverWithLink();
    const stranger = openBrowser(server.app);
    expect((await stranger.post(`${verifyEmailEndpoint.path}?token=${token}`)).json().code).toBe('link_invalid');
    const reset = { token, new_password: 'analytical engine' };
    expect((await stranger.post(resetPasswordEndpoint.path, reset)).json().code).toBe('link_invalid');
  });
});
