import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { deleteDocumentEndpoint, listDocumentsEndpoint } from '@app/shared/contracts';
import { Client } from 'pg';
import { pdfBytes } from '../../testing/pdf-bytes.ts';
import { StorageUnavailable } from '../../platform/storage/index.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { asUser, composeWithTestUsers } from '../../testing/test-users.ts';
import { uploadFiles } from '../../testing/upload-files.ts';
import { deleteExpiredDocuments } from './delete-expired-documents.job.ts';
import { readingKey } from './document-keys.ts';
import { listDocuments } from './document-repository.ts';
import { sweepOrphans } from './sweep-orphans.job.ts';

/** The next transaction is committed, but who asked for it hears of a cut connection. Returns the way back. */
function loseTheAnswerToOneCommit(): () => void {
  const query = Client.prototype.query;
  let isLost = false;
  Client.prototype.query = new Proxy(query, {
    apply: (target, client, args: unknown[]) => {
      const answer: unknown = Reflect.apply(target, client, args);
      if (isLost || !/"commit"/i.test(JSON.stringify(args[0]))) return answer;
      isLost = true;
      return Promise.resolve(answer).then(() => {
        throw Object.assign(new Error('terminating connection'), { code: '57P01' });
      });
    },
  });
  return () => {
    Client.prototype.query = query;
    expect(isLost).toBe(true);
  };
}

describe('a document', () => {
  let server: TestApp;
  const userId = randomUUID();
  const hour = 3_600_000;

  beforeAll(async () => {
    server = await startTestApp({ compose: composeWithTestUsers, settings: { RETENTION_HOURS: '24' } });
  });
  afterAll(async () => server.stop());

  const put = async (key: string): Promise<void> =>
    void (await server.platform.storage.put(key, Readable.from([Buffer.from('x')])));
  const exists = async (key: string): Promise<boolean> => (await server.platform.storage.stat(key)) !== null;
  const aDocument = async (sessionId: string, name = 'lease.pdf') => {
    await uploadFiles(server, { userId, sessionId }, { [name]: pdfBytes() });
    const [document] = await listDocuments(server.platform.db, { userId, sessionId });
    if (!document) throw new Error('The upload left no document.');
    await put(readingKey(document.id));
    return document;
  };
  const age = async (documentId: string, hours: number): Promise<void> =>
    void (await server.platform.db.$client.query(
      "update documents set uploaded_at = now() - $2 * interval '1 hour' where id = $1",
      [documentId, hours],
    ));
  const remove = async (sessionId: string, filename: string, user = userId): Promise<number> => {
    const query = new URLSearchParams({ filename, sessionId }).toString();
    const url = `/api${deleteDocumentEndpoint.path}?${query}`;
    return (await server.app.inject({ method: 'DELETE', url, headers: asUser(user) })).statusCode;
  };

  it('is listed with its session, to its owner only', async () => {
    const sessionId = randomUUID();
    await aDocument(sessionId, 'b.pdf');
    await aDocument(sessionId, 'a.pdf');
    const list = (session: string, headers: Record<string, string>) =>
      server.app.inject({ method: 'GET', url: `/api${listDocumentsEndpoint.path}?sessionId=${session}`, headers });
    const size = pdfBytes().length;
    expect((await list(sessionId.toUpperCase(), asUser(userId))).json()).toMatchObject({
      documents: [
        { filename: 'a.pdf', size },
        { filename: 'b.pdf', size },
      ],
    });
    expect((await list(sessionId, asUser(randomUUID()))).json()).toEqual({ documents: [] });
    expect((await list(sessionId, {})).statusCode).toBe(401);
    expect((await list('1', asUser(userId))).statusCode).toBe(400);
  });

  it('is removed with everything made from it, by its owner only', async () => {
    const sessionId = randomUUID();
    const { id, storageKey } = await aDocument(sessionId, 'Größe "2".pdf'.normalize('NFD').replaceAll('"', '%22'));
    expect(await remove(sessionId, 'Größe "2".pdf', randomUUID())).toBe(404);
    expect(await remove(randomUUID(), 'Größe "2".pdf')).toBe(404);
    expect(await exists(storageKey)).toBe(true);
    expect(await remove(sessionId, 'Größe "2".pdf')).toBe(200);
    expect([await exists(storageKey), await exists(readingKey(id))]).toEqual([false, false]);
    expect(await remove(sessionId, 'Größe "2".pdf')).toBe(404);
  });

  it('is deleted after the retention time, not before, and never while it is analysed', async () => {
    const [young, old, busy] = [randomUUID(), randomUUID(), randomUUID()];
    const kept = await aDocument(young);
    await age(kept.id, 23.9);
    const expired = await aDocument(old);
    await age(expired.id, 24.1);
    const locked = await aDocument(busy);
    await age(locked.id, 50);
    const isLocked = async (_tx: unknown, session: { sessionId: string }) => session.sessionId === busy;
    const findNeeded = async () => new Set<string>();
    await runJob(deleteExpiredDocuments(server.platform, { isLocked, findNeeded }));
    expect(await exists(kept.storageKey)).toBe(true);
    expect(await exists(expired.storageKey)).toBe(false);
    expect(await exists(readingKey(expired.id))).toBe(false);
    expect(await listDocuments(server.platform.db, { userId, sessionId: old })).toEqual([]);
    expect(await exists(locked.storageKey)).toBe(true);
  });

  it('is gone for its owner also while the store is away, and its bytes later', async () => {
    const sessionId = randomUUID();
    const { storageKey } = await aDocument(sessionId);
    const away = jest.spyOn(server.platform.storage, 'delete').mockRejectedValue(new StorageUnavailable('away'));
    expect(await remove(sessionId, 'lease.pdf')).toBe(200);
    away.mockRestore();
    expect(await exists(storageKey)).toBe(true);
    const longAgo = new Date(Date.now() - 7 * hour);
    await utimes(path.join(server.config.DATA_DIR, 'storage', storageKey), longAgo, longAgo);
    await runJob(sweepOrphans(server.platform));
    expect(await exists(storageKey)).toBe(false);
  });

  it('keeps its bytes when the answer of the database was lost', async () => {
    const sessionId = randomUUID();
    const { db } = server.platform;
    const answerAgain = loseTheAnswerToOneCommit();
    await expect(aDocument(sessionId)).rejects.toThrow('503');
    answerAgain();
    const { storageKey } = await aDocument(sessionId);
    expect(await exists(storageKey)).toBe(true);
    expect(await listDocuments(db, { userId, sessionId })).toHaveLength(1);
  });

  it('is not taken for an orphan, which is removed when it is old', async () => {
    const { storageKey } = await aDocument(randomUUID());
    const [fresh, orphan, reading] = [`uploads/${randomUUID()}`, `uploads/${randomUUID()}`, readingKey(randomUUID())];
    for (const key of [fresh, orphan, reading]) await put(key);
    const longAgo = new Date(Date.now() - 7 * hour);
    for (const key of [storageKey, orphan, reading]) {
      await utimes(path.join(server.config.DATA_DIR, 'storage', key), longAgo, longAgo);
    }
    await runJob(sweepOrphans(server.platform));
    expect(await Promise.all([storageKey, fresh, orphan, reading].map(exists))).toEqual([true, true, false, false]);
  });
});
