import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changeEmailEndpoint, signUpEndpoint, verifyEmailEndpoint } from '@app/shared/contracts';
import { aPerson, logInAs, signUpAndVerify } from '../../testing/a-person.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { tokenOf, waitForMail } from '../../testing/test-mailbox.ts';
import { sweepAccounts } from './sweep-accounts.job.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ withWorker: true });
});
afterAll(async () => server.stop());

const sweep = async (): Promise<void> =>
  sweepAccounts(server.platform).run(
    {},
    { id: 'x', attempt: 1, isLastAttempt: false, signal: AbortSignal.timeout(9_000) },
  );

async function count(table: 'sign_ups' | 'mailed_links' | 'email_changes' | 'throttles'): Promise<number> {
  const { rows } = await server.platform.db.$client.query<{ count: number }>(`select count(*)::int from ${table}`);
  return rows[0]?.count ?? Number.NaN;
}

describe('sweepAccounts', () => {
  it('leaves what still counts', async () => {
    const pending = aPerson();
    await openBrowser(server.app).post(signUpEndpoint.path, pending);
    const token = tokenOf(await waitForMail(server.config, pending.email));
    await sweep();
    await openBrowser(server.app).post(`${verifyEmailEndpoint.path}?token=${token}`);
    await logInAs(server, pending);
  });

  it('removes new addresses that nobody confirmed in time, and not before', async () => {
    const person = await signUpAndVerify(server);
    const wanted = { email: aPerson().email, password: person.password };
    await (await logInAs(server, person)).post(changeEmailEndpoint.path, wanted);
    await waitForMail(server.config, wanted.email);
    await sweep();
    expect(await count('email_changes')).toBe(1);
    await server.platform.db.$client.query(`update email_changes set expires_at = expires_at - interval '72 hours'`);
    await sweep();
    expect(await count('email_changes')).toBe(0);
  });

  it('removes sign-ups and links that nobody used in time, and keeps the accounts', async () => {
    const person = await signUpAndVerify(server);
    await openBrowser(server.app).post(signUpEndpoint.path, aPerson());
    const { $client } = server.platform.db;
    await $client.query(`update sign_ups set expires_at = expires_at - interval '72 hours'`);
    await $client.query(`update mailed_links set expires_at = expires_at - interval '24 hours'`);
    await $client.query('update throttles set expire = expire - 600000');
    await sweep();
    expect([await count('sign_ups'), await count('mailed_links'), await count('throttles')]).toEqual([0, 0, 0]);
    await logInAs(server, person);
  });
});
