import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { closeCodes } from '@app/shared/contracts';
import { createLogger } from '../../platform/logging/create-logger.ts';
import { openPlatform } from '../../platform/open-platform.ts';
import { handleJob } from '../../platform/queue/index.ts';
import { openAnalysisSocket } from '../../testing/analysis-socket.ts';
import { documentsPort } from '../../testing/documents-port.ts';
import { pdfBytes } from '../../testing/pdf-bytes.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { asUser, composeWithTestUsers } from '../../testing/test-users.ts';
import { until } from '../../testing/until.ts';
import { uploadFiles } from '../../testing/upload-files.ts';
import { claimAnalysis, failAnalysis } from './analysis-repository.ts';
import { runAnalysisJob } from './run-analysis-job.ts';
import { startAnalysis } from './start-analysis.ts';

const limit = 4;
let server: TestApp;
let base: string;
/** Name of each analysis that was started, by its id. */
const names = new Map<string, string>();

beforeAll(async () => {
  server = await startTestApp({
    compose: composeWithTestUsers,
    settings: { PERSON_ANALYSIS_LIMIT: String(limit) },
  });
  base = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await server.platform.db.$client.query('delete from analyses; delete from queue.job');
  names.clear();
});
afterAll(async () => server.stop());

async function aSession(userId: string): Promise<{ readonly userId: string; readonly sessionId: string }> {
  const session = { userId, sessionId: randomUUID() };
  await uploadFiles(server, session, { 'a.pdf': pdfBytes(), 'b.pdf': pdfBytes() });
  return session;
}

async function start(userId: string, name: string): Promise<string> {
  const port = documentsPort(server.platform);
  const reader = { locale: 'en-US', timeZone: 'UTC' };
  const { id } = await startAnalysis(server.platform, port, await aSession(userId), reader);
  names.set(id, name);
  return id;
}

/** A worker that takes analyses from the queue, one at a time, and answers their names in the order it took them. */
async function takeAll(betweenTakes: () => Promise<unknown> = async () => undefined): Promise<string[]> {
  const taken: string[] = [];
  const platform = await openPlatform(server.config, createLogger({ level: 'silent', role: 'test' }), 'worker');
  const job = runAnalysisJob(server.config);
  await platform.queue.start([job]);
  await platform.queue.work([
    handleJob(job, async ({ analysisId }, { attempt }) => {
      await claimAnalysis(platform.db, { id: analysisId, attempt });
      await betweenTakes();
      await failAnalysis(platform.db, analysisId, { status: 'failed' });
      taken.push(names.get(analysisId) ?? '');
    }),
  ]);
  await until(() => taken.length === names.size, 60_000);
  await platform.close();
  return taken;
}

describe('analyses that wait', () => {
  it('are run in turns by person, each in the order of their start', async () => {
    const [ada, bob, eve] = [randomUUID(), randomUUID(), randomUUID()];
    for (const name of ['ada 1', 'ada 2', 'ada 3']) await start(ada, name);
    for (const name of ['bob 1', 'bob 2']) await start(bob, name);
    await start(eve, 'eve 1');
    expect(await takeAll()).toEqual(['ada 1', 'bob 1', 'eve 1', 'ada 2', 'bob 2', 'ada 3']);
  });

  it('of somebody who comes later are next, whatever another person has waiting', async () => {
    const [ada, bob] = [randomUUID(), randomUUID()];
    const first = await start(ada, 'ada 1');
    for (const name of ['ada 2', 'ada 3', 'ada 4']) await start(ada, name);
    await claimAnalysis(server.platform.db, { id: first, attempt: 1 });
    await server.platform.queue.cancel(runAnalysisJob(server.config), first);
    names.delete(first);
    await start(bob, 'bob 1');
    expect(await takeAll()).toEqual(['bob 1', 'ada 2', 'ada 3', 'ada 4']);
  });

  it('are not overtaken for ever, however many people come', async () => {
    const ada = randomUUID();
    await start(ada, 'ada 1');
    await start(ada, 'ada 2');
    let comers = 0;
    const somebodyComes = async (): Promise<void> => {
      if (comers === 6) return;
      comers += 1;
      await start(randomUUID(), `comer ${comers}`);
    };
    const order = await takeAll(somebodyComes);
    expect(order.indexOf('ada 2')).toBeLessThanOrEqual(2);
  });
});

describe('the limit of analyses of one person', () => {
  it('holds for any number of sockets at once, and says what it is', async () => {
    const userId = randomUUID();
    const sessions = await Promise.all(Array.from({ length: limit + 3 }, async () => aSession(userId)));
    const sockets = sessions.map(({ sessionId }) => openAnalysisSocket(base, sessionId, asUser(userId)));
    await until(() => sockets.every(({ messages }) => messages.length > 0));
    const refused = sockets.filter(({ messages }) => messages[0]?.status === 'failed');
    expect(refused).toHaveLength(3);
    for (const { messages, closed } of refused) {
      expect(messages[0]?.message).toBe(
        'You have 4 comparisons queued or running, which is the limit. Start this one when another has finished.',
      );
      expect(await closed).toBe(closeCodes.refused);
    }
    sockets.forEach((socket) => socket.close());
  });

  it('counts neither those of others nor those that have ended', async () => {
    const [ada, bob] = [randomUUID(), randomUUID()];
    const ids: string[] = [];
    for (let count = 1; count <= limit; count += 1) ids.push(await start(ada, `ada ${count}`));
    await start(bob, 'bob 1');
    await expect(start(ada, 'ada 5')).rejects.toMatchObject({ code: 'too_many_analyses' });
    await failAnalysis(server.platform.db, ids[0] ?? '', { status: 'failed' });
    await start(ada, 'ada 5');
  });
});
