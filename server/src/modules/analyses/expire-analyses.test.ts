import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { analysisResult } from '@app/shared/contracts';
import type { Platform } from '../../platform/platform.ts';
import { aComparison, storedFiles } from '../../testing/a-comparison.ts';
import { holdRows } from '../../testing/hold-rows.ts';
import { documentsPort } from '../../testing/documents-port.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { composeWithTestUsers } from '../../testing/test-users.ts';
import { until } from '../../testing/until.ts';
import { findRemembered } from './comparison-repository.ts';
import { deleteExpiredDocuments } from '../documents/delete-expired-documents.job.ts';
import { documentUse } from './index.ts';
import { listDecisions } from './decision-repository.ts';
import { expireAnalyses } from './expire-analyses.job.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ compose: composeWithTestUsers, withWorker: true });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => server.stop());

/** For it the time of everything that has ended is over, while everybody else still sees it. */
const hurried = ({ platform, config }: TestApp): Platform => ({
  ...platform,
  config: { ...config, RETENTION_HOURS: 0 },
});

/** How many wait for what others hold. */
async function waitingCount(): Promise<number> {
  const { rowCount } = await server.platform.db.$client.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
}

describe('a comparison that retention empties', () => {
  it('is not named, ordered or decided any more by who saw it just before', async () => {
    const { client, id, userId } = await aComparison(server);
    const { findings } = analysisResult.parse((await client.send('GET', `/${id}/result`)).json());
    const { db } = server.platform;
    const held = await holdRows(db, 'update', 'analyses');
    const emptying = runJob(expireAnalyses(hurried(server), documentsPort(server.platform)));
    await held.waiting();
    const answers = [
      client.send('PATCH', `/${id}`, { name: 'late' }),
      client.send('PUT', `/${id}/order`, { swapped: true }),
      client.send('PUT', `/${id}/decisions/${findings[0]?.id}`, { decision: 'accepted', revision: 0 }),
    ];
    await until(async () => (await waitingCount()) === 4);
    await held.release();
    await emptying;
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await findRemembered(db, userId, id)).toMatchObject({ name: '', isSwapped: false, decisionsRevision: 0 });
    expect(await listDecisions(db, id)).toEqual([]);
  });
});

/** Makes everything of a person so many hours older. */
async function age(userId: string, hours: number): Promise<void> {
  const { $client } = server.platform.db;
  const older = `- make_interval(hours => ${hours})`;
  await $client.query(`update analyses set finished_at = finished_at ${older} where user_id = $1`, [userId]);
  await $client.query(`update documents set uploaded_at = uploaded_at ${older} where user_id = $1`, [userId]);
}

describe('retention', () => {
  it('takes files and readings in the same run as the comparison that needed them', async () => {
    const before = await storedFiles(server);
    const { userId } = await aComparison(server);
    await age(userId, 25);
    const { job } = expireAnalyses(server.platform, documentsPort(server.platform));
    await server.platform.queue.enqueue(job, {});
    await until(async () => (await storedFiles(server)).length === before.length);
    expect(await storedFiles(server)).toEqual(before);
  });

  it('goes by the clock of the database, whatever that of a process says', async () => {
    const { client, id } = await aComparison(server);
    const stored = await storedFiles(server);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 3_600_000);
    try {
      await runJob(expireAnalyses(server.platform, documentsPort(server.platform)));
      await runJob(deleteExpiredDocuments(server.platform, documentUse));
      expect((await client.list()).map((one) => one.id)).toEqual([id]);
      for (const path of [`/${id}/result`, `/${id}/report`])
        expect((await client.send('GET', path)).statusCode).toBe(200);
    } finally {
      clock.mockRestore();
    }
    expect(await storedFiles(server)).toEqual(stored);
  });
});
