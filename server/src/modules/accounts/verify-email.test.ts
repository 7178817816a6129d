import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { forgotPasswordEndpoint, signUpEndpoint, verifyEmailEndpoint } from '@app/shared/contracts';
import { aPerson, logInAs, signUpAndVerify } from '../../testing/a-person.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { tokenOf, waitForMail } from '../../testing/test-mailbox.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ withWorker: true });
});
afterAll(async () => server.stop());

const verify = async (query: string) => openBrowser(server.app).post(`${verifyEmailEndpoint.path}${query}`);
const failed = [400, 'link_invalid', 'Verification failed or link expired.'];
const outcome = async (query: string): Promise<unknown[]> => {
  const response = await verify(query);
  return [response.statusCode, response.json().code, response.json().detail];
};

async function aLink(): Promise<string> {
  const person = aPerson();
  await openBrowser(server.app).post(signUpEndpoint.path, person);
  return tokenOf(await waitForMail(server.config, person.email));
}

describe('verification', () => {
  it('succeeds for every click while the link lives, because mail scanners click first', async () => {
    const token = await aLink();
    for (let click = 0; click < 3; click += 1) {
      expect(await outcome(`?token=${token}`)).toEqual([200, undefined, 'Email verified successfully.']);
    }
  });

  it('makes one account from ten clicks at once', async () => {
    const person = aPerson();
    await openBrowser(server.app).post(signUpEndpoint.path, person);
    const token = tokenOf(await waitForMail(server.config, person.email));
    const answers = await Promise.all(Array.from({ length: 10 }, async () => verify(`?token=${token}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    const { rows } = await server.platform.db.$client.query('select count(*)::int from users where email = $1', [
      person.email,
    ]);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('does not log anybody in: reading mail is not a login', async () => {
    expect((await verify(`?token=${await aLink()}`)).cookies).toEqual([]);
  });

  it('fails after a day', async () => {
    const token = await aLink();
    await server.platform.db.$client.query(`update mailed_links set expires_at = expires_at - interval '24 hours'`);
    expect(await outcome(`?token=${token}`)).toEqual(failed);
  });

  it('fails with a link that was cut, changed, made up or left out', async () => {
    const token = await aLink();
    const wrong = [token.slice(0, -1), `${token}A`, token.toLowerCase(), 'null', 'A'.repeat(43), '%00', "'--"];
    for (const value of wrong) expect(await outcome(`?token=${encodeURIComponent(value)}`)).toEqual(failed);
    for (const query of [
      '',
      '?token=',
      `?token=${token}&token=${token}`,
      '?token[]=x',
      '?__proto__=x',
      '?token=%E0%A4%A',
    ]) {
      expect(await outcome(query)).toEqual(failed);
    }
  });

  it('fails with a link for another purpose', async () => {
    const person = await signUpAndVerify(server);
    await openBrowser(server.app).post(forgotPasswordEndpoint.path, { email: person.email });
    const resetToken = tokenOf(await waitForMail(server.config, person.email, 2));
    expect(await outcome(`?token=${resetToken}`)).toEqual(failed);
    await logInAs(server, person);
  });
});
