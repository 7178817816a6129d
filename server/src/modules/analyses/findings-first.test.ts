import { randomUUID } from 'node:crypto';
import { analysisMessage, analysisResult, analysisStatusEndpoint, hasFindings } from '@app/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Platform } from '../../platform/platform.ts';
import { storedFiles } from '../../testing/a-comparison.ts';
import { comparisonClient } from '../../testing/comparison-client.ts';
import { documentsPort } from '../../testing/documents-port.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { asUser, composeWithTestUsers } from '../../testing/test-users.ts';
import { textPdf } from '../../testing/text-pdf.ts';
import { until } from '../../testing/until.ts';
import { uploadFiles } from '../../testing/upload-files.ts';
import { findOwnAnalysis } from './analysis-repository.ts';
import { runAnalysis } from './run-analysis.job.ts';
import { startAnalysis } from './start-analysis.ts';

const lease = (rent: string): Buffer =>
  textPdf([
    ['Lease Agreement', 'This agreement is made between Alpha LLC and Beta Inc.', `The monthly base rent is ${rent}.`],
  ]);

/** A platform whose store does not say that it has a report until it is let, as one does that writes a long one. */
function slowReports(platform: Platform) {
  const written = Promise.withResolvers<void>();
  const { storage } = platform;
  const put: typeof storage.put = async (key, bytes, options) => {
    const stored = await storage.put(key, bytes, options);
    if (key.startsWith('reports/')) await written.promise;
    return stored;
  };
  const slow: Platform = { ...platform, storage: Object.create(storage, { put: { value: put } }) };
  return { platform: slow, letReportsBeWritten: written.resolve };
}

describe('the findings of an analysis', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ compose: composeWithTestUsers });
  });
  afterAll(async () => server.stop());

  /** An analysis whose findings are there and whose report is not. */
  async function reporting() {
    const session = { userId: randomUUID(), sessionId: randomUUID() };
    await uploadFiles(server, session, { 'a.pdf': lease('$12,500.00'), 'b.pdf': lease('$12,050.00') });
    const port = documentsPort(server.platform);
    const { id } = await startAnalysis(server.platform, port, session, { locale: 'en-US', timeZone: 'UTC' });
    const { platform, letReportsBeWritten } = slowReports(server.platform);
    const attempt = (number: number, signal: AbortSignal, on = platform, isLastAttempt = false) =>
      runAnalysis(on, port).run({ analysisId: id }, { id, attempt: number, isLastAttempt, signal });
    const killed = new AbortController();
    const first = attempt(1, killed.signal);
    first.catch(() => undefined);
    const client = comparisonClient(server, session.userId);
    const now = () => findOwnAnalysis(server.platform.db, session, id);
    await until(async () => (await now())?.message.summary !== undefined, 60_000);
    const status = async () => {
      const [headers, url] = [asUser(session.userId), `/api${analysisStatusEndpoint.path}`];
      const payload = { job_id: id, sessionId: session.sessionId };
      return (await server.app.inject({ method: 'POST', url, headers, payload })).statusCode;
    };
    const result = () => client.send('GET', `/${id}/result`);
    return { id, first, killed, attempt, client, now, status, result, letReportsBeWritten };
  }

  it('can be read, and decided, while the report is being written', async () => {
    const { id, first, client, now, status, result, letReportsBeWritten } = await reporting();
    expect(analysisMessage.parse((await now())?.message)).toMatchObject({ status: 'running', step: 'reporting' });
    const [listed] = await client.list();
    expect(listed).toMatchObject({ id, status: 'running', verdict: 'found' });
    expect(listed && hasFindings(listed)).toBe(true);
    const found = analysisResult.parse((await result()).json());
    expect(found.findings).not.toEqual([]);
    const decided = { decision: 'accepted', revision: 0 };
    expect((await client.send('PUT', `/${id}/decisions/${found.findings[0]?.id}`, decided)).statusCode).toBe(200);
    expect(await status()).toBe(409);
    expect((await client.send('GET', `/${id}/report?format=csv`)).statusCode).toBe(200);

    letReportsBeWritten();
    await first;
    expect((await client.ended(id)).status).toBe('completed');
    expect(await status()).toBe(200);
  });

  it('stay readable when the worker is lost, until another one has written the report', async () => {
    const { id, first, killed, attempt, client, now, status, result } = await reporting();
    const before = (await result()).body;
    killed.abort(new Error('killed'));
    await expect(first).rejects.toThrow();
    expect((await result()).body).toBe(before);
    await attempt(2, new AbortController().signal, server.platform);
    expect((await client.ended(id)).status).toBe('completed');
    expect((await result()).body).toBe(before);
    expect(await status()).toBe(200);
    expect((await now())?.reportKey).not.toBeNull();
  });

  it('stay when every try to write the report has failed, and the report is written when it is asked for', async () => {
    const { id, first, killed, attempt, client, status, result } = await reporting();
    killed.abort(new Error('killed'));
    await expect(first).rejects.toThrow();
    const { storage } = server.platform;
    const put: typeof storage.put = async (key, bytes, options) => {
      if (key.startsWith('reports/')) throw new Error('no room');
      return storage.put(key, bytes, options);
    };
    const full: Platform = { ...server.platform, storage: Object.create(storage, { put: { value: put } }) };
    await attempt(2, new AbortController().signal, full, true);
    expect(await client.ended(id)).toMatchObject({ status: 'completed', verdict: 'found', reportMissing: true });
    expect(analysisResult.parse((await result()).json()).findings).not.toEqual([]);
    expect(await status()).toBe(422);

    expect((await client.send('GET', `/${id}/report?format=docx`)).statusCode).toBe(200);
    expect(await client.ended(id)).not.toHaveProperty('reportMissing');
  });

  it('are gone when it is cancelled before its report is there', async () => {
    const { id, first, client, result } = await reporting();
    await client.post(`/${id}/cancel`);
    await expect(first).resolves.toBeUndefined();
    expect((await result()).statusCode).toBe(422);
  });

  it('leave nothing behind when the comparison is deleted while its report is written', async () => {
    const kept = async () => (await storedFiles(server)).filter((key) => /reports|results/.test(key));
    const before = await kept();
    const { id, first, client, now, result, letReportsBeWritten } = await reporting();
    // Findings, what agrees, and the report, which is stored and not confirmed.
    await until(async () => (await kept()).length === before.length + 3, 60_000);
    expect((await client.send('DELETE', `/${id}`)).statusCode).toBe(204);
    expect(await now()).toBeNull();
    expect((await result()).statusCode).toBe(404);
    expect((await client.send('GET', `/${id}/report`)).statusCode).toBe(404);
    letReportsBeWritten();
    await first;
    expect(await kept()).toEqual(before);
  });
});
