import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analysisStatusEndpoint } from '@app/shared/contracts';
import { StorageUnavailable } from '../../platform/storage/index.ts';
import { documentsPort } from '../../testing/documents-port.ts';
import { pdfBytes } from '../../testing/pdf-bytes.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { asUser, composeWithTestUsers } from '../../testing/test-users.ts';
import { uploadFiles } from '../../testing/upload-files.ts';
import { claimAnalysis, findOwnAnalysis } from './analysis-repository.ts';
import { endWithFailure, endWithReport } from './end-analysis.ts';
import { expireAnalyses } from './expire-analyses.job.ts';
import { Superseded } from './progress-writer.ts';
import { reconcileAnalyses } from './reconcile-analyses.job.ts';
import { runAnalysisJob } from './run-analysis-job.ts';
import { newResultKey } from './report-keys.ts';
import { startAnalysis } from './start-analysis.ts';
import { sweepReports } from './sweep-reports.job.ts';

const made = () => ({
  report: () => Readable.from([Buffer.from('PK')]),
  resultKey: newResultKey(randomUUID()),
  agreedKey: newResultKey(randomUUID()),
});

const summary = {
  findings: { high: 0, medium: 0, low: 0, info: 0 },
  agreements: 0,
  comparedPages: 0,
  unreadPages: 0,
  documents: [],
  durationMs: 1,
};

describe('an analysis, seen from the clock', () => {
  let server: TestApp;
  const userId = randomUUID();
  const hour = 3_600_000;

  beforeAll(async () => {
    server = await startTestApp({ compose: composeWithTestUsers });
  });
  afterAll(async () => server.stop());

  const anAnalysis = async () => {
    const session = { userId, sessionId: randomUUID() };
    await uploadFiles(server, session, { 'a.pdf': pdfBytes(), 'b.pdf': pdfBytes() });
    const port = documentsPort(server.platform);
    const { id } = await startAnalysis(server.platform, port, session, { locale: 'en-US', timeZone: 'UTC' });
    return { id, session };
  };
  const complete = async (id: string, attempt = 1) => {
    await claimAnalysis(server.platform.db, { id, attempt });
    await endWithReport(server.platform, { id, attempt }, { ...made(), summary, message: {} });
  };
  const age = async (id: string, column: 'created_at' | 'finished_at', hours: number): Promise<void> =>
    void (await server.platform.db.$client.query(
      `update analyses set ${column} = now() - $2 * interval '1 hour' where id = $1`,
      [id, hours],
    ));
  const reports = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of server.platform.storage.list('reports')) keys.push(key);
    return keys;
  };
  const askForReport = async (id: string, sessionId: string): Promise<{ status: number; code: string | undefined }> => {
    const url = `/api${analysisStatusEndpoint.path}`;
    const payload = { job_id: id, sessionId };
    const response = await server.app.inject({ method: 'POST', url, headers: asUser(userId), payload });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return { status: response.statusCode, code: isJson ? response.json<{ code: string }>().code : undefined };
  };

  it('keeps its report for the retention time and then says that it has expired', async () => {
    const [young, old] = [await anAnalysis(), await anAnalysis()];
    await complete(young.id);
    await complete(old.id);
    await age(young.id, 'finished_at', 23.9);
    await age(old.id, 'finished_at', 24.1);
    await runJob(expireAnalyses(server.platform, documentsPort(server.platform)));
    expect(await askForReport(young.id, young.session.sessionId)).toEqual({ status: 200, code: undefined });
    expect(await askForReport(old.id, old.session.sessionId)).toEqual({ status: 410, code: 'report_expired' });
    expect(await reports()).toHaveLength(1);
    await age(old.id, 'finished_at', 24 * 32);
    await runJob(expireAnalyses(server.platform, documentsPort(server.platform)));
    expect(await askForReport(old.id, old.session.sessionId)).toEqual({ status: 404, code: 'not_found' });
  });

  it('forgets the names of the files with the report', async () => {
    const [done, failed, young] = [await anAnalysis(), await anAnalysis(), await anAnalysis()];
    const documents = [{ name: 'secret merger.pdf', state: 'read' as const }];
    const pages = { name: 'secret merger.pdf', pages: 2, ocrPages: 0, unreadPages: [] };
    const end = async (id: string): Promise<void> => {
      await claimAnalysis(server.platform.db, { id, attempt: 1 });
      const ended = { summary: { ...summary, documents: [pages] }, message: { documents } };
      await endWithReport(server.platform, { id, attempt: 1 }, { ...made(), ...ended });
    };
    await end(done.id);
    await end(young.id);
    await endWithFailure(server.platform, { id: failed.id, message: { documents } }, 'secret merger.pdf: broken');
    for (const { id } of [done, failed]) await age(id, 'finished_at', 24.1);
    await runJob(expireAnalyses(server.platform, documentsPort(server.platform)));
    const messageOf = async ({ id, session }: Awaited<ReturnType<typeof anAnalysis>>) =>
      (await findOwnAnalysis(server.platform.db, session, id))?.message;
    expect(await messageOf(done)).toEqual({
      status: 'completed',
      step: 'done',
      message: 'The report is ready',
      progress: 100,
      summary: { ...summary, documents: [] },
    });
    expect(await messageOf(failed)).toEqual({ status: 'failed', message: 'The analysis failed.', progress: 0 });
    expect(JSON.stringify(await messageOf(young))).toContain('secret merger.pdf');
  });

  it('has one report, however many workers believed it was theirs', async () => {
    const { id } = await anAnalysis();
    const before = await reports();
    await claimAnalysis(server.platform.db, { id, attempt: 1 });
    await complete(id, 2);
    const late = { ...made(), summary, message: {} };
    await expect(endWithReport(server.platform, { id, attempt: 1 }, late)).rejects.toBeInstanceOf(Superseded);
    expect(await reports()).toHaveLength(before.length + 1);
  });

  it('leaves nothing open that the store has refused', async () => {
    const { id } = await anAnalysis();
    await claimAnalysis(server.platform.db, { id, attempt: 1 });
    const opened: Readable[] = [];
    const opens = (): Readable => {
      const bytes = Readable.from([Buffer.from('PK')]);
      opened.push(bytes);
      return bytes;
    };
    const put = { value: () => Promise.reject(new StorageUnavailable('away')) };
    const away = { ...server.platform, storage: Object.create(server.platform.storage, { put }) };
    const finished = { ...made(), report: opens, summary, message: {} };
    await expect(endWithReport(away, { id, attempt: 1 }, finished)).rejects.toThrow('away');
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  it('does not change once it has ended', async () => {
    const { id, session } = await anAnalysis();
    await complete(id);
    await endWithFailure(server.platform, { id, message: {} }, 'too late');
    expect(await findOwnAnalysis(server.platform.db, session, id)).toMatchObject({ status: 'completed' });
  });

  it('fails when the queue has given it up, and only then', async () => {
    const [lost, waiting] = [await anAnalysis(), await anAnalysis()];
    await server.platform.queue.cancel(runAnalysisJob(server.config), lost.id);
    for (const { id } of [lost, waiting]) await age(id, 'created_at', 0.1);
    await runJob(reconcileAnalyses(server.platform));
    expect(await askForReport(lost.id, lost.session.sessionId)).toMatchObject({ status: 422 });
    const failed = await findOwnAnalysis(server.platform.db, lost.session, lost.id);
    expect(failed?.message.message).toMatch(
      /more memory than this server has\. Try again with fewer or smaller files\.$/,
    );
    expect(await askForReport(waiting.id, waiting.session.sessionId)).toMatchObject({ status: 409 });
  });

  it('loses reports that belong to nothing, when they are old', async () => {
    const { id, session } = await anAnalysis();
    await complete(id);
    const orphans = [`reports/${randomUUID()}.docx`, `reports/${randomUUID()}.docx`];
    for (const key of orphans) await server.platform.storage.put(key, Readable.from([Buffer.from('PK')]));
    const longAgo = new Date(Date.now() - 2 * hour);
    const known = (await findOwnAnalysis(server.platform.db, session, id))?.reportKey ?? '';
    for (const key of [known, orphans[0] ?? '']) {
      await utimes(path.join(server.config.DATA_DIR, 'storage', key), longAgo, longAgo);
    }
    await runJob(sweepReports(server.platform));
    const left = await reports();
    expect([known, ...orphans].map((key) => left.includes(key))).toEqual([true, false, true]);
  });
});
