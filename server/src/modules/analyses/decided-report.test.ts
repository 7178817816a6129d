import { access, utimes } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analysisResult, type AnalysisResult } from '@app/shared/contracts';
import type { Platform } from '../../platform/platform.ts';
import type { ObjectStorage } from '../../platform/storage/index.ts';
import { aComparison, disagreeing, storedFiles, type ComparedBySomebody } from '../../testing/a-comparison.ts';
import { documentsPort } from '../../testing/documents-port.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { composeWithTestUsers } from '../../testing/test-users.ts';
import { textPdf } from '../../testing/text-pdf.ts';
import { until } from '../../testing/until.ts';
import { findRemembered } from './comparison-repository.ts';
import { DecidedReports, type DecidedReportsOptions } from './decided-report.ts';
import { getComparisonReport } from './get-report.ts';
import type { ReportOrder } from './report-order.ts';
import { writeInProcess } from './report-processes.ts';
import { sweepReports } from './sweep-reports.job.ts';

let server: TestApp;

beforeAll(async () => {
  const settings = { PUBLIC_URL: 'https://check.example' };
  server = await startTestApp({ compose: composeWithTestUsers, withWorker: true, settings });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => server.stop());

async function resultOf({ client, id }: ComparedBySomebody): Promise<AnalysisResult> {
  return analysisResult.parse((await client.send('GET', `/${id}/result`)).json());
}

type DecidedBySomebody = ComparedBySomebody & { readonly findingId: string };

/** The first finding of a new comparison is dismissed. */
async function aDecidedComparison(): Promise<DecidedBySomebody> {
  const compared = await aComparison(server);
  const findingId = (await resultOf(compared)).findings.find(({ tier }) => tier === 'sure')?.id ?? '';
  const body = {
    decision: 'dismissed',
    reason: 'on-purpose',
    text: 'agreed by phone',
    note: 'see file 7',
    revision: 0,
  };
  await compared.client.send('PUT', `/${compared.id}/decisions/${findingId}`, body);
  return { ...compared, findingId };
}

/** What was dismissed is accepted instead. */
const decideAgain = ({ client, id, findingId }: DecidedBySomebody) =>
  client.send('PUT', `/${id}/decisions/${findingId}`, { decision: 'accepted', revision: 1 });

const report = ({ client, id }: ComparedBySomebody, format: string) =>
  client.send('GET', `/${id}/report?format=${format}`);

const bodyOf = (bytes: Buffer): string =>
  strFromU8(unzipSync(new Uint8Array(bytes))['word/document.xml'] ?? new Uint8Array());
const textOf = (bytes: Buffer): string => bodyOf(bytes).replace(/<[^>]+>/g, '');

describe('a report after deciding', () => {
  it('tells in Word what was decided, with pictures, and links to the finding', async () => {
    const compared = await aDecidedComparison();
    const word = await report(compared, 'docx');
    expect([word.statusCode, word.headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="Discrepancy_Report_[\dT-]+\.docx"$/),
    ]);
    const text = textOf(word.rawPayload);
    expect(text).toContain('1 dismissed, see the appendix');
    expect(text).toContain('Dismissed: Intentional change: agreed by phone');
    expect(text).toContain(`https://check.example/review/${compared.id}?finding=${compared.findingId}`);
  });

  it('says in its other formats the same', async () => {
    const compared = await aDecidedComparison();
    const [csv, json] = await Promise.all(['csv', 'json'].map((format) => report(compared, format)));
    expect(csv?.body).toContain(',dismissed,on-purpose,agreed by phone,,see file 7\r\n');
    expect(json?.json().findings).toContainEqual(
      expect.objectContaining({
        id: compared.findingId,
        decision: 'dismissed',
        reason: 'on-purpose',
        text: 'agreed by phone',
        note: 'see file 7',
      }),
    );
    expect((await resultOf(compared)).findings).not.toContainEqual(expect.objectContaining({ decision: 'dismissed' }));
  });

  it('is drawn as a PDF too, whether or not anything was decided', async () => {
    for (const compared of [await aDecidedComparison(), await aComparison(server)]) {
      const pdf = await report(compared, 'pdf');
      expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(pdf.headers['content-disposition']).toMatch(/\.pdf"$/);
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('is a redline too, of two versions, from the earlier to the later one as the person says', async () => {
    const compared = await aComparison(server);
    const redline = await report(compared, 'redline');
    expect([redline.statusCode, redline.headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="Redline_[\dT-]+\.docx"$/),
    ]);
    const deleted = (bytes: Buffer): string[] =>
      [...bodyOf(bytes).matchAll(/<w:delText[^>]*>([^<]*)</g)].map(([, words]) => (words ?? '').trim());
    const [before = ''] = deleted(redline.rawPayload);
    await compared.client.send('PUT', `/${compared.id}/order`, { swapped: true });
    const [after = ''] = deleted((await report(compared, 'redline')).rawPayload);
    const rents = [before, after].map((words) => /\$12,\d{3}/.exec(words)?.[0]);
    expect(new Set(rents)).toEqual(new Set(['$12,050', '$12,500']));
  });

  it('is a redline on the pages of the later version, too', async () => {
    const { statusCode, headers } = await report(await aComparison(server), 'redline-pdf');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toMatch(/"Redline_[\dT-]+\.pdf"$/);
  });

  it('is no redline and no certificate of documents that are not versions', async () => {
    const menu = textPdf([['Menu of the day', 'Soup of leek and potato, $6.50'], ['Served with bread from the oven.']]);
    const compared = await aComparison(server, { ...disagreeing, 'amendment.pdf': menu });
    const refused = await Promise.all(['redline', 'certificate'].map((format) => report(compared, format)));
    expect(refused.map((one) => one.json().code)).toEqual(['no_redline', 'no_certificate']);
  });

  it('is the one that was stored, byte for byte, where nothing was decided or all was taken back', async () => {
    const compared = await aComparison(server);
    const [findingId] = (await resultOf(compared)).findings.map(({ id }) => id);
    const before = await Promise.all(
      ['docx', 'json'].map(async (format) => (await report(compared, format)).rawPayload),
    );
    for (const [revision, decision] of ['accepted', null].entries())
      await compared.client.send('PUT', `/${compared.id}/decisions/${findingId}`, { decision, revision });
    const after = await Promise.all(
      ['docx', 'json'].map(async (format) => (await report(compared, format)).rawPayload),
    );
    expect(after.map((bytes, index) => before[index]?.equals(bytes))).toEqual([true, true]);
  });

  it('is written once for each state of the decisions, and takes the place of the one before', async () => {
    const compared = await aDecidedComparison();
    const before = (await storedFiles(server)).length;
    const [first, second] = await Promise.all([report(compared, 'csv'), report(compared, 'csv')]);
    expect(first?.body).toBe(second?.body);
    expect((await storedFiles(server)).length).toBe(before + 1);
    await decideAgain(compared);
    expect((await report(compared, 'csv')).body).toContain(',accepted,,,,\r\n');
    expect((await storedFiles(server)).length).toBe(before + 1);
  });

  it('is the one that has taken its place, where that came just before it was opened', async () => {
    const compared = await aDecidedComparison();
    await report(compared, 'csv');
    const { platform } = server;
    let looks = 0;
    const stat: ObjectStorage['stat'] = async (key) => {
      looks += 1;
      if (looks === 1) {
        await decideAgain(compared);
        await report(compared, 'csv');
      }
      return platform.storage.stat(key);
    };
    const late: Platform = { ...platform, storage: Object.create(platform.storage, { stat: { value: stat } }) };
    const { bytes } = await getComparisonReport(late, reportsWith(), compared, 'csv');
    expect(String(await buffer(bytes))).toContain(',accepted,');
    expect(looks).toBe(2);
  });

  it('stays while its comparison does, and goes with it', async () => {
    const before = await storedFiles(server);
    const compared = await aDecidedComparison();
    await report(compared, 'csv');
    const kept = await storedFiles(server);
    // Old enough for the sweep to take what belongs to nothing.
    for (const file of kept) await utimes(file, 0, 0);
    await runJob(sweepReports(server.platform));
    expect(await storedFiles(server)).toEqual(kept);
    await compared.client.send('DELETE', `/${compared.id}`);
    expect(await storedFiles(server)).toEqual(before);
  });
});

const reportsWith = (options: DecidedReportsOptions = {}, platform: Platform = server.platform): DecidedReports =>
  new DecidedReports(platform, documentsPort(server.platform), options);

/** A store that keeps its bytes on another machine. */
const elsewhere = ({ platform }: TestApp): Platform => ({
  ...platform,
  storage: Object.create(platform.storage, { localPath: { value: () => null } }),
});

async function wantedFrom({ id, userId }: ComparedBySomebody) {
  const analysis = await findRemembered(server.platform.db, userId, id);
  const resultKey = analysis?.resultKey ?? null;
  if (!analysis || resultKey === null) throw new Error('It has no result.');
  return { analysis: { ...analysis, resultKey }, format: 'csv', decisions: [] } as const;
}

describe('writing a report', () => {
  it('leaves nothing behind when the comparison is deleted meanwhile', async () => {
    const before = await storedFiles(server);
    const compared = await aDecidedComparison();
    const wanted = await wantedFrom(compared);
    const write = async (order: ReportOrder, signal: AbortSignal): Promise<void> => {
      await writeInProcess(order, signal);
      await compared.client.send('DELETE', `/${compared.id}`);
    };
    await expect(reportsWith({ write }).keyOf(wanted)).rejects.toThrow('deleted after the retention time');
    expect(await storedFiles(server)).toEqual(before);
  });

  it('says that it was deleted where that came while it waited for its turn', async () => {
    const compared = await aDecidedComparison();
    const write = async (order: ReportOrder, signal: AbortSignal): Promise<void> => {
      await compared.client.send('DELETE', `/${compared.id}`);
      await writeInProcess(order, signal);
    };
    const writing = reportsWith({ write }).keyOf(await wantedFrom(compared));
    await expect(writing).rejects.toMatchObject({ code: 'report_expired' });
  });

  it('goes on when it takes longer than anybody waits, and is shared by whoever asks again', async () => {
    const compared = await aDecidedComparison();
    const release = Promise.withResolvers<void>();
    let tries = 0;
    const write = async (order: ReportOrder, signal: AbortSignal): Promise<void> => {
      tries += 1;
      await release.promise;
      await writeInProcess(order, signal);
    };
    const reports = reportsWith({ write, patienceMs: 50 });
    for (const wanted of [await wantedFrom(compared), await wantedFrom(compared)])
      await expect(reports.keyOf(wanted)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 });
    release.resolve();
    await until(async () => (await wantedFrom(compared)).analysis.decidedReports.length > 0, 30_000);
    const [written] = (await wantedFrom(compared)).analysis.decidedReports;
    expect(await reports.keyOf(await wantedFrom(compared))).toBe(written?.key);
    expect(tries).toBe(1);
  });

  it('never replaces one that tells more', async () => {
    const compared = await aDecidedComparison();
    const wanted = await wantedFrom(compared);
    const write = async (order: ReportOrder, signal: AbortSignal): Promise<void> => {
      await writeInProcess(order, signal);
      await decideAgain(compared);
      await report(compared, 'csv');
    };
    const key = await reportsWith({ write }).keyOf(wanted);
    const { decisionsRevision: revision, decidedReports } = (await wantedFrom(compared)).analysis;
    expect(decidedReports).toEqual([{ format: 'csv', revision, key }]);
    expect(String(await buffer(await server.platform.storage.get(key)))).toContain(',accepted,');
  });

  it('takes copies of result and files where the store is elsewhere', async () => {
    const wanted = { ...(await wantedFrom(await aDecidedComparison())), format: 'docx' } as const;
    const orders: ReportOrder[] = [];
    const write = async (order: ReportOrder, signal: AbortSignal): Promise<void> => {
      orders.push(order);
      await writeInProcess(order, signal);
    };
    const reports = reportsWith({ write }, elsewhere(server));
    const stored = await buffer(await server.platform.storage.get(await reports.keyOf(wanted)));
    expect(Object.keys(unzipSync(new Uint8Array(stored))).some((name) => /rIdCrop/.test(name))).toBe(true);
    const sources = orders.flatMap((order) => order.sources.map((source) => source.path));
    const copies = orders.map(({ resultPath }) => resultPath).concat(sources);
    expect(copies).toHaveLength(3);
    // They are gone with their folder.
    for (const copy of copies) await expect(access(copy)).rejects.toThrow('ENOENT');
  });

  it('says why it failed, and is tried anew when it is asked for again', async () => {
    const wanted = await wantedFrom(await aDecidedComparison());
    let tries = 0;
    const write = (order: ReportOrder, signal: AbortSignal): Promise<void> => {
      tries += 1;
      return writeInProcess({ ...order, resultPath: '/nowhere/result.json' }, signal);
    };
    const reports = reportsWith({ write });
    for (const expected of [1, 2]) {
      await expect(reports.keyOf(wanted)).rejects.toThrow('ENOENT');
      expect(tries).toBe(expected);
    }
  });

  it('ends when the server closes', async () => {
    const wanted = await wantedFrom(await aDecidedComparison());
    const reports = reportsWith();
    // One more than are written at a time.
    const writing = (['csv', 'json', 'docx'] as const).map((format) => reports.keyOf({ ...wanted, format }));
    reports.close();
    for (const one of writing) await expect(one).rejects.toMatchObject({ code: 'unavailable' });
  });
});
