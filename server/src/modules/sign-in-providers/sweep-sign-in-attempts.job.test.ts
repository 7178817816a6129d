import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { insertAttempt, takeAttempt } from './sign-in-attempt-repository.ts';
import { sweepSignInAttempts } from './sweep-sign-in-attempts.job.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(async () => server.stop());

const secrets = { nonce: 'n', codeVerifier: 'v' };
const anAttempt = (stateHash: string) => ({ stateHash, browserHash: 'b', provider: 'google' });

describe('sweepSignInAttempts', () => {
  it('removes the attempts that were never finished, and only those', async () => {
    const { db } = server.platform;
    await insertAttempt(db, { ...anAttempt('old'), ...secrets }, 0);
    await insertAttempt(db, { ...anAttempt('new'), ...secrets }, 600);
    const context = { id: 'x', attempt: 1, isLastAttempt: false, signal: AbortSignal.timeout(9_000) };
    await sweepSignInAttempts(server.platform).run({}, context);
    const { rows } = await db.$client.query('select state_hash from sign_in_attempts');
    expect(rows).toEqual([{ state_hash: 'new' }]);
    expect(await takeAttempt(db, anAttempt('new'))).toEqual(secrets);
  });
});
