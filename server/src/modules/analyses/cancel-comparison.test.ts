import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import os from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closeCodes, type AnalysisStep } from '@app/shared/contracts';
import { aComparison, aLease, originOf, storedFiles } from '../../testing/a-comparison.ts';
import { openAnalysisSocket } from '../../testing/analysis-socket.ts';
import { comparisonClient, openWatchSocket } from '../../testing/comparison-client.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { asUser, composeWithTestUsers } from '../../testing/test-users.ts';
import { textPdf } from '../../testing/text-pdf.ts';
import { until } from '../../testing/until.ts';
import { uploadFiles } from '../../testing/upload-files.ts';
import { claimAnalysis, completeAnalysis, writeProgress } from './analysis-repository.ts';
import { reconcileAnalyses } from './reconcile-analyses.job.ts';

/** Is read, compared and reported for some seconds altogether. */
const longPaper = (rent: string): Buffer =>
  textPdf(
    Array.from({ length: 40 }, (_, page) =>
      Array.from(
        { length: 8 },
        (_row, line) => `The monthly rent of suite ${page}-${line} on floor ${page} is ${rent}${page}${line}.`,
      ),
    ),
  );

const workFolders = async (): Promise<string[]> =>
  (await readdir(os.tmpdir())).filter((name) => name.includes(`-${process.pid}-`) && name.startsWith('discrepancy-'));

let server: TestApp;

async function start(files: Readonly<Record<string, Buffer>>, userId: string = randomUUID()) {
  const sessionId = randomUUID();
  await uploadFiles(server, { userId, sessionId }, files);
  const socket = openAnalysisSocket(originOf(server), sessionId, asUser(userId));
  await until(() => socket.messages.length > 0);
  const id = socket.messages[0]?.job_id ?? '';
  return { userId, sessionId, id, socket, client: comparisonClient(server, userId) };
}

const two = { 'a.pdf': aLease('$1.00'), 'b.pdf': aLease('$2.00') };

describe('cancelling, with a worker', () => {
  beforeAll(async () => {
    server = await startTestApp({ compose: composeWithTestUsers, withWorker: true });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => server.stop());

  it.each<AnalysisStep>(['reading', 'comparing', 'reporting'])(
    'while %s ends it at once, leaves nothing behind, and the worker is free',
    async (step) => {
      const { id, client, socket } = await start({ 'a.pdf': longPaper('$1.'), 'b.pdf': longPaper('$2.') });
      await until(() => socket.messages.some((message) => message.step === step), 60_000);
      const reports = (await storedFiles(server)).filter((key) => /reports|results/.test(key));
      const cancelled = await client.post(`/${id}/cancel`);
      expect(cancelled).toMatchObject({ id, status: 'cancelled' });
      const cancelledAt = performance.now();
      expect(await socket.closed).toBe(closeCodes.finished);
      expect(socket.messages.at(-1)).toMatchObject({ job_id: id, status: 'cancelled' });
      await until(async () => (await workFolders()).length === 0, 2_000);
      const { client: next, id: nextId } = await start(two);
      await until(async () => (await next.list())[0]?.status !== 'queued', 2_000);
      expect(performance.now() - cancelledAt).toBeLessThan(2_500);
      await next.ended(nextId);
      expect((await client.list())[0]?.status).toBe('cancelled');
      const left = (await storedFiles(server)).filter((key) => /reports|results/.test(key));
      expect(left).toHaveLength(reports.length + 3);
    },
  );

  it('is refused once it has ended', async () => {
    const { client, id } = await aComparison(server);
    const refused = await client.send('POST', `/${id}/cancel`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'analysis_ended']);
  });
});

describe('deleting, with a worker', () => {
  beforeAll(async () => {
    server = await startTestApp({ compose: composeWithTestUsers, withWorker: true });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => server.stop());

  it.each<AnalysisStep>(['reading', 'comparing', 'reporting'])('while %s leaves nothing behind', async (step) => {
    const { id, client, socket } = await start({ 'a.pdf': longPaper('$1.'), 'b.pdf': longPaper('$2.') });
    await until(() => socket.messages.some((message) => message.step === step), 60_000);
    expect((await client.send('DELETE', `/${id}`)).statusCode).toBe(204);
    expect(await socket.closed).toBe(closeCodes.finished);
    expect(socket.messages.at(-1)?.status).toBe('cancelled');
    await until(async () => (await workFolders()).length === 0, 5_000);
    await until(async () => (await storedFiles(server)).length === 0, 5_000);
    expect(await client.list()).toEqual([]);
  });

  it('when the report is stored and the end is about to be written leaves nothing behind', async () => {
    const { id, client, socket } = await start(two);
    const { storage } = server.platform;
    const put = storage.put.bind(storage);
    const stored = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    storage.put = async (key, ...rest) => {
      const answer = await put(key, ...rest);
      if (key.startsWith('results/')) {
        stored.resolve();
        await release.promise;
      }
      return answer;
    };
    await stored.promise;
    await client.send('DELETE', `/${id}`);
    release.resolve();
    storage.put = put;
    await socket.closed;
    await until(async () => (await storedFiles(server)).length === 0, 5_000);
  });
});

describe('a cancelled comparison, without a worker', () => {
  beforeAll(async () => {
    server = await startTestApp({ compose: composeWithTestUsers });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => server.stop());

  it('stays cancelled when its worker was killed before it could end, and is never revived', async () => {
    const { id, client, socket } = await start(two);
    const { db } = server.platform;
    await claimAnalysis(db, { id, attempt: 1 });
    await client.post(`/${id}/cancel`);
    await socket.closed;
    expect(await claimAnalysis(db, { id, attempt: 2 })).toBeNull();
    expect(await writeProgress(db, { id, attempt: 1 }, { message: { progress: 50 }, findings: null })).toBe(false);
    const ended = {
      message: { status: 'completed' },
      reportKey: 'reports/x.docx',
      resultKey: 'results/x.json',
      agreedKey: 'results/y.json',
    };
    expect(await completeAnalysis(db, { id, attempt: 1 }, ended)).toBe(false);
    await db.$client.query(`update analyses set created_at = now() - interval '1 hour' where id = $1`, [id]);
    await runJob(reconcileAnalyses(server.platform));
    expect((await client.list())[0]?.status).toBe('cancelled');
  });

  it('is started anew by its upload session, and only told of to who watches it', async () => {
    const { id, userId, sessionId, client, socket } = await start(two);
    await client.post(`/${id}/cancel`);
    await socket.closed;
    const watching = openWatchSocket(originOf(server), id, asUser(userId));
    expect(await watching.closed).toBe(closeCodes.finished);
    expect(watching.messages).toEqual([expect.objectContaining({ job_id: id, status: 'cancelled' })]);
    const anew = openAnalysisSocket(originOf(server), sessionId, asUser(userId));
    await until(() => anew.messages.length > 0);
    expect(anew.messages[0]).toMatchObject({ status: 'queued' });
    expect(anew.messages[0]?.job_id).not.toBe(id);
    anew.close();
  });

  it('keeps the documents, which can be compared again', async () => {
    const { id, client, socket } = await start(two);
    const { documents } = await client.post(`/${id}/cancel`);
    await socket.closed;
    const again = await client.post(`/${id}/again`);
    expect(again).toMatchObject({ status: 'queued', documents });
    await client.post(`/${again.id}/cancel`);
  });

  it('is watched by nobody else', async () => {
    const { id, socket } = await start(two);
    const watching = openWatchSocket(originOf(server), id, asUser(randomUUID()));
    expect(await watching.closed).toBe(closeCodes.refused);
    socket.close();
  });
});

describe('waiting', () => {
  beforeAll(async () => {
    server = await startTestApp({ compose: composeWithTestUsers });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => server.stop());

  it('is called starting until there is a queue, then tells the place, which gets better', async () => {
    const first = await start(two);
    expect(first.socket.messages[0]).toMatchObject({ status: 'queued', step: 'queued', message: 'Starting' });
    expect(first.socket.messages[0]?.queuePlace).toBeUndefined();
    const second = await start(two);
    expect(second.socket.messages[0]).toMatchObject({ message: '2nd in the queue', queuePlace: 2 });
    expect((await second.client.list())[0]?.queuePlace).toBe(2);
    await first.client.post(`/${first.id}/cancel`);
    await until(() => second.socket.messages.at(-1)?.message === 'Starting');
    await second.client.post(`/${second.id}/cancel`);
    await second.socket.closed;
  });

  it('gets worse when somebody comes who has nothing waiting yet', async () => {
    const { userId, socket, id, client } = await start(two);
    const second = await start(two, userId);
    expect(second.socket.messages[0]?.queuePlace).toBe(2);
    const other = await start(two);
    await until(() => second.socket.messages.at(-1)?.queuePlace === 3);
    expect((await client.list()).find((one) => one.id === second.id)?.queuePlace).toBe(3);
    await client.send('DELETE', `/${id}`);
    [socket, second.socket, other.socket].forEach((open) => open.close());
  });
});
