import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { forgotPasswordEndpoint, loginEndpoint, meEndpoint, resetPasswordEndpoint } from '@app/shared/contracts';
import { signUpAndVerify } from '../../testing/a-person.ts';
import { holdRows } from '../../testing/hold-rows.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { tokenOf, waitForMail } from '../../testing/test-mailbox.ts';
import { until } from '../../testing/until.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ withWorker: true });
});
afterAll(async () => server.stop());

async function aPersonWithResetLink() {
  const person = await signUpAndVerify(server);
  await openBrowser(server.app).post(forgotPasswordEndpoint.path, { email: person.email });
  const token = tokenOf(await waitForMail(server.config, person.email, 2));
  const reset = () =>
    openBrowser(server.app).post(resetPasswordEndpoint.path, { token, new_password: 'analytical engine' });
  return { person, reset };
}

/** Somebody waits for a row of another transaction. */
const isWaitingForRow = async (): Promise<boolean> => {
  const { rowCount } = await server.platform.db.$client.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
     and wait_event in ('transactionid', 'tuple')`,
  );
  return rowCount !== null && rowCount > 0;
};

describe('a login with the old password while the password is reset', () => {
  it('is refused when the reset came between comparing and starting the session', async () => {
    const { person, reset } = await aPersonWithResetLink();
    const stranger = openBrowser(server.app);
    // A success gives its try back right after the comparison.
    const held = await holdRows(server.platform.db, 'delete', 'throttles');
    const login = stranger.post(loginEndpoint.path, person);
    await held.waiting();
    expect((await reset()).statusCode).toBe(200);
    await held.release();
    expect((await login).json()).toMatchObject({ code: 'credentials_wrong' });
    expect((await stranger.post(meEndpoint.path)).statusCode).toBe(401);
  });

  it('ends with all the others when its session was just being stored', async () => {
    const { person, reset } = await aPersonWithResetLink();
    const stranger = openBrowser(server.app);
    const held = await holdRows(server.platform.db, 'insert', 'sessions');
    const login = stranger.post(loginEndpoint.path, person);
    await held.waiting();
    const resetting = reset();
    await Promise.race([until(isWaitingForRow), resetting]);
    await held.release();
    expect([(await login).statusCode, (await resetting).statusCode]).toEqual([200, 200]);
    expect((await stranger.post(meEndpoint.path)).statusCode).toBe(401);
  });
});
