import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  analysisStatusEndpoint,
  analyzeSocketEndpoint,
  closeCodes,
  deleteDocumentEndpoint,
  errorTable,
} from '@app/shared/contracts';
import { WebSocket } from 'ws';
import { withTransaction } from '../../platform/db/index.ts';
import { channels } from '../../platform/notifications/index.ts';
import { openAnalysisSocket } from '../../testing/analysis-socket.ts';
import { pdfBytes } from '../../testing/pdf-bytes.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { asUser, composeWithTestUsers } from '../../testing/test-users.ts';
import { until } from '../../testing/until.ts';
import { uploadFiles } from '../../testing/upload-files.ts';
import { lockSession } from '../documents/document-repository.ts';
import { claimAnalysis, completeAnalysis, writeProgress } from './analysis-repository.ts';
import { endWithFailure } from './end-analysis.ts';

describe('the analysis socket', () => {
  let server: TestApp;
  let base: string;
  const userId = randomUUID();

  beforeAll(async () => {
    server = await startTestApp({ compose: composeWithTestUsers });
    base = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => server.stop());

  const aSession = async (): Promise<string> => {
    const sessionId = randomUUID();
    await uploadFiles(server, { userId, sessionId }, { 'a.pdf': pdfBytes(), 'b.pdf': pdfBytes() });
    return sessionId;
  };
  const connect = (sessionId: string, user = userId) => openAnalysisSocket(base, sessionId, asUser(user));
  const follow = async (sessionId: string) => {
    const socket = connect(sessionId);
    await until(() => socket.messages.length > 0);
    return { ...socket, jobId: socket.messages[0]?.job_id ?? '' };
  };
  const tell = async (id: string, attempt: number, progress: number): Promise<boolean> => {
    const written = await writeProgress(
      server.platform.db,
      { id, attempt },
      {
        message: { status: 'running', progress },
        findings: null,
      },
    );
    await server.platform.notifications.publish(server.platform.db, channels.analysisChanged, id);
    return written;
  };

  it('starts one analysis, however many sockets ask at once', async () => {
    const sessionId = await aSession();
    const sockets = await Promise.all([1, 2, 3, 4, 5].map(() => follow(sessionId)));
    expect(new Set(sockets.map(({ jobId }) => jobId)).size).toBe(1);
    sockets.forEach((socket) => socket.close());
  });

  it('tells news to every socket and the state of now to one that comes later', async () => {
    const sessionId = await aSession();
    const early = await follow(sessionId);
    await claimAnalysis(server.platform.db, { id: early.jobId, attempt: 1 });
    await tell(early.jobId, 1, 40);
    await until(() => early.messages.at(-1)?.progress === 40);
    const late = await follow(sessionId);
    expect(late.messages).toEqual([early.messages.at(-1)]);
    early.close();
    late.close();
  });

  it('refuses words of an attempt that has lost the job', async () => {
    const { jobId, close } = await follow(await aSession());
    const db = server.platform.db;
    await claimAnalysis(db, { id: jobId, attempt: 1 });
    await claimAnalysis(db, { id: jobId, attempt: 2 });
    expect(await tell(jobId, 1, 10)).toBe(false);
    const report = {
      message: { status: 'completed' },
      reportKey: 'reports/x.docx',
      resultKey: 'results/x.json',
      agreedKey: 'results/y.json',
    };
    expect(await completeAnalysis(db, { id: jobId, attempt: 1 }, report)).toBe(false);
    expect(await claimAnalysis(db, { id: jobId, attempt: 1 })).toBeNull();
    expect(await tell(jobId, 2, 20)).toBe(true);
    close();
  });

  it('says why an analysis failed, then closes', async () => {
    const socket = await follow(await aSession());
    await endWithFailure(server.platform, { id: socket.jobId, message: {} }, 'It was too much.');
    expect(await socket.closed).toBe(closeCodes.finished);
    expect(socket.messages.at(-1)).toMatchObject({ status: 'failed', message: 'It was too much.' });
  });

  it('starts another analysis only for other documents', async () => {
    const sessionId = await aSession();
    const first = await follow(sessionId);
    await endWithFailure(server.platform, { id: first.jobId, message: {} }, 'It was too much.');
    await first.closed;
    expect((await follow(sessionId)).jobId).toBe(first.jobId);
    await uploadFiles(server, { userId, sessionId }, { 'c.pdf': pdfBytes() });
    const second = await follow(sessionId);
    expect(second.jobId).not.toBe(first.jobId);
    second.close();
  });

  it('joins what runs without waiting for whoever holds the session', async () => {
    const sessionId = await aSession();
    const first = await follow(sessionId);
    const isHeld = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holding = withTransaction(server.platform.db, async (tx) => {
      await lockSession(tx, { userId, sessionId });
      isHeld.resolve();
      await release.promise;
    });
    await isHeld.promise;
    const second = await follow(sessionId);
    expect(second.jobId).toBe(first.jobId);
    release.resolve();
    await holding;
    [first, second].forEach((socket) => socket.close());
  });

  it('serves twenty of the five hundred that one person opens, tells the others why, and leaves everybody else alone', async () => {
    const crowd = randomUUID();
    const sessionId = randomUUID();
    await uploadFiles(server, { userId: crowd, sessionId }, { 'a.pdf': pdfBytes(), 'b.pdf': pdfBytes() });
    const sockets = Array.from({ length: 500 }, () => connect(sessionId, crowd));
    const someoneElse = await follow(await aSession());
    await until(() => sockets.every(({ messages }) => messages.length > 0), 30_000);
    const refused = sockets.filter(({ messages }) => messages[0]?.job_id === undefined);
    expect(refused).toHaveLength(480);
    for (const { messages, closed } of refused) {
      expect([messages, await closed]).toEqual([
        [{ status: 'failed', message: errorTable.too_many_sockets.message }],
        closeCodes.refused,
      ]);
    }
    [someoneElse, ...sockets].forEach((socket) => socket.close());
    await Promise.all(sockets.map(({ closed }) => closed));
    const again = connect(sessionId, crowd);
    await until(() => again.messages.length > 0);
    expect(again.messages[0]?.job_id).toEqual(expect.any(String));
    again.close();
  });

  it.each([
    ['fewer than two files', 'Please upload at least two files.', () => randomUUID()],
    ['a session id that is none', 'The sessionId is missing or not a UUID.', () => 'x'],
  ])('refuses %s and says so', async (_case, message, sessionId) => {
    const socket = connect(sessionId());
    expect(await socket.closed).toBe(closeCodes.refused);
    expect(socket.messages).toEqual([{ status: 'failed', message }]);
  });

  it("does not show another user's files", async () => {
    const socket = connect(await aSession(), randomUUID());
    expect(await socket.closed).toBe(closeCodes.refused);
  });

  it('closes at once when nobody is logged in', async () => {
    const socket = openAnalysisSocket(base, randomUUID(), {});
    expect(await socket.closed).toBe(closeCodes.notAuthenticated);
  });

  it('closes when the session of the login ends', async () => {
    const socket = await follow(await aSession());
    const { notifications, db } = server.platform;
    await notifications.publish(db, channels.sessionRevoked, `session of ${userId}`);
    expect(await socket.closed).toBe(closeCodes.notAuthenticated);
  });

  it('is not opened for pages of another site', async () => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api${analyzeSocketEndpoint.path}`, {
      origin: 'https://evil.example',
      headers: asUser(userId),
    });
    const [error] = await once(socket, 'error');
    expect(String(error)).toContain('403');
  });

  it('locks the documents while it runs', async () => {
    const sessionId = await aSession();
    const { close } = await follow(sessionId);
    const headers = asUser(userId);
    const url = `/api${deleteDocumentEndpoint.path}?filename=a.pdf&sessionId=${sessionId}`;
    const deletion = await server.app.inject({ method: 'DELETE', url, headers });
    expect(deletion.json()).toMatchObject({ code: 'documents_locked' });
    await expect(uploadFiles(server, { userId, sessionId }, { 'c.pdf': pdfBytes() })).rejects.toThrow(
      'documents_locked',
    );
    close();
  });

  it('is told how far the analysis is when it asks for the report too early', async () => {
    const sessionId = await aSession();
    const { jobId, close } = await follow(sessionId);
    const response = await server.app.inject({
      method: 'POST',
      url: `/api${analysisStatusEndpoint.path}`,
      headers: asUser(userId),
      payload: { job_id: jobId, sessionId },
    });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'analysis_running', progress: 0 });
    close();
  });
});
