import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closeCodes } from '@app/shared/contracts';
import { aLease, originOf } from '../../testing/a-comparison.ts';
import { comparisonClient, openListSocket } from '../../testing/comparison-client.ts';
import { documentsPort } from '../../testing/documents-port.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { asUser, composeWithTestUsers } from '../../testing/test-users.ts';
import { until } from '../../testing/until.ts';
import { uploadFiles } from '../../testing/upload-files.ts';
import { claimAnalysis, failAnalysis, writeProgress } from './analysis-repository.ts';
import { announceChange } from './announce-comparison.ts';
import { expireAnalyses } from './expire-analyses.job.ts';
import { startAnalysis } from './start-analysis.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ compose: composeWithTestUsers });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => server.stop());

async function somebody() {
  const userId = randomUUID();
  const tab = async () => {
    const socket = openListSocket(originOf(server), asUser(userId));
    await until(() => socket.messages.length > 0);
    return socket;
  };
  const start = async (): Promise<string> => {
    const session = { userId, sessionId: randomUUID() };
    await uploadFiles(server, session, { 'a.pdf': aLease('$1.00'), 'b.pdf': aLease('$2.00') });
    const reader = { locale: 'en-US', timeZone: 'UTC' };
    return (await startAnalysis(server.platform, documentsPort(server.platform), session, reader)).id;
  };
  return { userId, tab, start, client: comparisonClient(server, userId) };
}

const soon = 1_000;

describe('the socket of a list', () => {
  it('first says to load the list, then tells every tab of the person what becomes of it', async () => {
    const { tab, start, client } = await somebody();
    const [one, other] = [await tab(), await tab()];
    expect(one.messages).toEqual([{ reload: true }]);
    const id = await start();
    await until(() => one.messages.at(-1)?.changed?.id === id && other.messages.at(-1)?.changed?.id === id, soon);
    await client.send('PATCH', `/${id}`, { name: 'Harbour Row' });
    await until(() => other.messages.at(-1)?.changed?.name === 'Harbour Row', soon);
    await client.post(`/${id}/cancel`);
    await until(() => one.messages.at(-1)?.changed?.status === 'cancelled', soon);
    await client.send('DELETE', `/${id}`);
    await until(() => one.messages.at(-1)?.deleted === id && other.messages.at(-1)?.deleted === id, soon);
    [one, other].forEach((socket) => socket.close());
  });

  it('tells nothing of others', async () => {
    const [ada, bob] = [await somebody(), await somebody()];
    const [hers, his] = [await ada.tab(), await bob.tab()];
    const id = await ada.start();
    await until(() => hers.messages.length > 1, soon);
    await ada.client.send('DELETE', `/${id}`);
    await until(() => hers.messages.at(-1)?.deleted === id, soon);
    expect(his.messages).toEqual([{ reload: true }]);
    [hers, his].forEach((socket) => socket.close());
  });

  it('tells progress twice a second at most', async () => {
    const { tab, start } = await somebody();
    const socket = await tab();
    const id = await start();
    const { db } = server.platform;
    await claimAnalysis(db, { id, attempt: 1 });
    const startedAt = performance.now();
    for (let progress = 1; progress <= 40; progress += 1) {
      await writeProgress(db, { id, attempt: 1 }, { message: { status: 'running', progress }, findings: null });
      await announceChange(server.platform, db, id);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await until(() => socket.messages.at(-1)?.changed?.progress === 40, soon);
    const seconds = (performance.now() - startedAt) / 1_000;
    // The list, the new one, and then at most one every half second.
    expect(socket.messages.length).toBeLessThanOrEqual(3 + 2 * seconds);
    socket.close();
  });

  it('tells that retention has ended while the list is open', async () => {
    const { tab, start } = await somebody();
    const socket = await tab();
    const id = await start();
    const { db } = server.platform;
    await failAnalysis(db, id, { status: 'failed' });
    await db.$client.query(`update analyses set finished_at = now() - interval '25 hours' where id = $1`, [id]);
    await runJob(expireAnalyses(server.platform, documentsPort(server.platform)));
    await until(() => socket.messages.at(-1)?.deleted === id, soon);
    socket.close();
  });

  it('says to load the list again when news may have been missed', async () => {
    const { tab } = await somebody();
    const socket = await tab();
    await server.platform.db.$client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'notifications' and datname = current_database()`);
    await until(() => socket.messages.length === 2);
    expect(socket.messages).toEqual([{ reload: true }, { reload: true }]);
    socket.close();
  });

  it('closes with the login, and opens for nobody', async () => {
    const { tab, userId } = await somebody();
    const socket = await tab();
    const { notifications, db } = server.platform;
    await notifications.publish(db, 'session-revoked', `session of ${userId}`);
    expect(await socket.closed).toBe(closeCodes.notAuthenticated);
    expect(await openListSocket(originOf(server), {}).closed).toBe(closeCodes.notAuthenticated);
  });
});
