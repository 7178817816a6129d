import { randomUUID } from 'node:crypto';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analysisStatusEndpoint, closeCodes } from '@app/shared/contracts';
import { channels } from '../../platform/notifications/index.ts';
import { openAnalysisSocket } from '../../testing/analysis-socket.ts';
import { documentsPort } from '../../testing/documents-port.ts';
import { holdRows } from '../../testing/hold-rows.ts';
import { pdfBytes } from '../../testing/pdf-bytes.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { asUser, composeWithTestUsers } from '../../testing/test-users.ts';
import { textPdf } from '../../testing/text-pdf.ts';
import { uploadFiles } from '../../testing/upload-files.ts';
import { until } from '../../testing/until.ts';
import { findOwnAnalysis } from './analysis-repository.ts';
import { ComparisonThreads, openThread } from './comparison-threads.ts';
import { Superseded } from './progress-writer.ts';
import { runAnalysis } from './run-analysis.job.ts';
import { startAnalysis } from './start-analysis.ts';

const lease = (rent: string): Buffer =>
  textPdf([
    ['Lease Agreement', 'This agreement is made between Alpha LLC and Beta Inc.', `The monthly base rent is ${rent}.`],
    ['The term of this lease is five years and begins on January 1, 2026.', 'Signed by both parties.'],
  ]);

/** `YYYY-MM-DDTHH`; there is no summer time in Japan. */
const hourInTokyo = (at: number): string => new Date(at + 9 * 3_600_000).toISOString().slice(0, 13);

describe('an analysis', () => {
  let server: TestApp;
  let base: string;
  const userId = randomUUID();

  beforeAll(async () => {
    server = await startTestApp({ compose: composeWithTestUsers, withWorker: true });
    base = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => server.stop());

  const fetchReport = async (sessionId: string, jobId: string | undefined, user = userId) =>
    server.app.inject({
      method: 'POST',
      url: `/api${analysisStatusEndpoint.path}`,
      headers: asUser(user),
      payload: { job_id: jobId ?? '', sessionId },
    });

  it('reads, compares, tells how it goes and ends with a report that only its owner gets', async () => {
    const startedAt = Date.now();
    const sessionId = randomUUID();
    await uploadFiles(server, { userId, sessionId }, { 'a.pdf': lease('$12,500.00'), 'b.pdf': lease('$12,050.00') });
    const { messages, closed } = openAnalysisSocket(base, sessionId, asUser(userId), 'Asia/Tokyo');
    await closed;
    const [first] = messages;
    const last = messages.at(-1);
    expect(first?.job_id).toEqual(expect.any(String));
    const numbers = messages.map(({ seq = 0 }) => seq);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    const percents = messages.map(({ progress = 0 }) => progress);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(last).toMatchObject({ status: 'completed', progress: 100, step: 'done' });
    expect(last?.summary?.documents.map(({ name, pages }) => [name, pages])).toEqual([
      ['a.pdf', 2],
      ['b.pdf', 2],
    ]);

    const report = await fetchReport(sessionId, first?.job_id);
    expect(report.statusCode).toBe(200);
    const name = /^attachment; filename="Discrepancy_Report_(\d{4}-\d\d-\d\dT\d\d)-\d\d-\d\d\.docx"$/;
    const [, ended] = name.exec(String(report.headers['content-disposition'])) ?? [];
    expect([hourInTokyo(startedAt), hourInTokyo(Date.now())]).toContain(ended);
    expect(report.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(report.rawPayload.length).toBe(Number(report.headers['content-length']));
    expect((await fetchReport(sessionId, first?.job_id, randomUUID())).statusCode).toBe(404);
    expect((await fetchReport(randomUUID(), first?.job_id)).statusCode).toBe(404);

    const again = openAnalysisSocket(base, sessionId, asUser(userId));
    await again.closed;
    expect(again.messages).toEqual([last]);
  });

  it('fails with the reason of every file when fewer than two can be read', async () => {
    const sessionId = randomUUID();
    await uploadFiles(server, { userId, sessionId }, { 'good.pdf': lease('$1.00'), 'broken.pdf': pdfBytes() });
    const { messages, closed } = openAnalysisSocket(base, sessionId, asUser(userId));
    expect(await closed).toBe(closeCodes.finished);
    const last = messages.at(-1);
    expect(last).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/^Only one of the files could be read\. broken\.pdf: \S+/),
    });
    const answer = await fetchReport(sessionId, last?.job_id);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'analysis_failed', message: last?.message });
  });

  it('goes on without a file that cannot be read when two others can', async () => {
    const sessionId = randomUUID();
    const files = { 'a.pdf': lease('$1.00'), 'b.pdf': lease('$2.00'), 'broken.pdf': pdfBytes() };
    await uploadFiles(server, { userId, sessionId }, files);
    const { messages, closed } = openAnalysisSocket(base, sessionId, asUser(userId));
    await closed;
    const last = messages.at(-1);
    expect(last?.status).toBe('completed');
    expect(last?.documents?.map(({ name, state }) => [name, state])).toEqual([
      ['a.pdf', 'read'],
      ['b.pdf', 'read'],
      ['broken.pdf', 'failed'],
    ]);
  });
});

/** A thread that the system does not start. */
function noThread(): never {
  throw Object.assign(new Error('EAGAIN'), { code: 'ERR_WORKER_INIT_FAILED' });
}

describe('an attempt, without a worker', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ compose: composeWithTestUsers });
  });
  afterAll(async () => server.stop());

  it('that gets no thread of the machine says so, and goes on when there is one', async () => {
    const { platform } = server;
    const session = { userId: randomUUID(), sessionId: randomUUID() };
    await uploadFiles(server, session, { 'a.pdf': lease('$1.00'), 'b.pdf': lease('$2.00') });
    const port = documentsPort(platform);
    const { id } = await startAnalysis(platform, port, session, { locale: 'en-US', timeZone: 'UTC' });
    const opens = { thread: noThread as () => Worker };
    const job = runAnalysis(platform, port, new ComparisonThreads(() => opens.thread()));
    const signal = new AbortController().signal;
    const running = job.run({ analysisId: id }, { id, attempt: 1, isLastAttempt: true, signal });
    const messageNow = async () => (await findOwnAnalysis(platform.db, session, id))?.message;
    await until(async () => (await messageNow())?.message?.includes('out of memory') === true, 30_000);
    opens.thread = openThread;
    await running;
    expect(await messageNow()).toMatchObject({ status: 'completed' });
  });

  it('that is told to stop while it is being claimed, and is not stopped, is followed by another', async () => {
    const { platform } = server;
    const { db, notifications } = platform;
    const session = { userId: randomUUID(), sessionId: randomUUID() };
    await uploadFiles(server, session, { 'a.pdf': lease('$1.00'), 'b.pdf': lease('$2.00') });
    const port = documentsPort(platform);
    const { id } = await startAnalysis(platform, port, session, { locale: 'en-US', timeZone: 'UTC' });
    const job = runAnalysis(platform, port);
    const attempt = (number: number): Promise<void> =>
      job.run({ analysisId: id }, { id, attempt: number, isLastAttempt: false, signal: new AbortController().signal });
    const statusNow = async () => (await findOwnAnalysis(db, session, id))?.status;

    const held = await holdRows(db, 'update', 'analyses');
    const first = attempt(1);
    await held.waiting();
    // After the listener of the attempt.
    const heard = Promise.withResolvers<string>();
    const unsubscribe = notifications.subscribe(channels.analysisStopped, heard.resolve);
    await notifications.publish(db, channels.analysisStopped, id);
    await heard.promise;
    unsubscribe();
    await held.release();
    await expect(first).rejects.toBeInstanceOf(Superseded);
    expect(await statusNow()).toBe('running');
    await attempt(2);
    expect(await statusNow()).toBe('completed');
  });
});
