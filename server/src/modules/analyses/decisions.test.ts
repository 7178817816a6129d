import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analysisResult, decision, decisionsEndpoint, isDoubtfulPair, type Decision } from '@app/shared/contracts';
import { aComparison, originOf, type ComparedBySomebody } from '../../testing/a-comparison.ts';
import { comparisonClient, openListSocket } from '../../testing/comparison-client.ts';
import { documentsPort } from '../../testing/documents-port.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { asUser, composeWithTestUsers } from '../../testing/test-users.ts';
import { textPdf } from '../../testing/text-pdf.ts';
import { until } from '../../testing/until.ts';
import { expireAnalyses } from './expire-analyses.job.ts';

let server: TestApp;
let compared: ComparedBySomebody;
let findingId: string;

beforeAll(async () => {
  server = await startTestApp({ compose: composeWithTestUsers, withWorker: true });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  compared = await aComparison(server);
  findingId = await sureFindingOf(compared);
});
afterAll(async () => server.stop());

async function sureFindingOf({ client, id }: ComparedBySomebody): Promise<string> {
  const { findings } = analysisResult.parse((await client.send('GET', `/${id}/result`)).json());
  return findings.find(({ tier }) => tier === 'sure')?.id ?? '';
}

/** Two papers of which one sentence may contradict the other. */
const doubtful = {
  'letter.pdf': textPdf([
    [
      'Letter to tenants of Harbour Row 12',
      'Written by Alpha LLC to Beta Inc.',
      'The laundry room may not be used by guests on a Sunday.',
      'You need not keep bicycles in the cellar.',
      'The deposit of $1,200.00 is due.',
    ],
  ]),
  'rules.pdf': textPdf([
    [
      'House rules, Harbour Row 12',
      'These rules are made between Alpha LLC and Beta Inc.',
      'Bicycles must be kept in the cellar of the house.',
      'Guests of tenants may use the laundry room on Sundays.',
      'The deposit is $1,200.00.',
    ],
  ]),
};

async function doubtfulPairOf({ client }: ComparedBySomebody, id: string): Promise<string> {
  const { findings } = analysisResult.parse((await client.send('GET', `/${id}/result`)).json());
  return findings.find(isDoubtfulPair)?.id ?? '';
}

const put = (body: object, own = compared, finding = findingId) =>
  own.client.send('PUT', `/${own.id}/decisions/${finding}`, body);

async function decisionsOf({ client, id }: ComparedBySomebody): Promise<Decision[]> {
  const answer = await client.send('GET', `/${id}/decisions`);
  return decisionsEndpoint.answer.parse(answer.json()).decisions;
}

async function revisionNow(): Promise<number> {
  return (await decisionsOf(compared)).find((one) => one.findingId === findingId)?.revision ?? 0;
}

describe('a decision', () => {
  it('replaces the one that was seen, as a whole, and is counted while it decides', async () => {
    const first = await put({
      decision: 'dismissed',
      reason: 'misread',
      note: 'page 2',
      revision: await revisionNow(),
    });
    expect(decision.parse(first.json())).toMatchObject({ findingId, decision: 'dismissed', reason: 'misread' });
    expect((await compared.client.list())[0]?.decided).toBe(1);
    await put({ decision: 'asked', text: 'Which one holds?', whom: 'the landlord', revision: await revisionNow() });
    const [standing] = await decisionsOf(compared);
    expect(standing).toEqual(
      expect.objectContaining({ decision: 'asked', text: 'Which one holds?', whom: 'the landlord' }),
    );
    expect(standing).not.toHaveProperty('note');
    expect((await compared.client.list())[0]?.decided).toBe(0);
  });

  it('is refused to whoever has seen another one, however many come at once', async () => {
    const revision = await revisionNow();
    const answers = await Promise.all([1, 2, 3].map((n) => put({ decision: 'accepted', note: `${n}`, revision })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().code).toBe('decision_conflict');
    expect(await revisionNow()).toBe(revision + 1);
  });

  it.each([
    { decision: 'accepted', reason: 'misread' },
    { decision: 'dismissed', reason: 'other' },
    { decision: 'dismissed', reason: 'no-reason' },
    { decision: 'asked', text: 'x'.repeat(2_001) },
  ])('that says too much or too little is refused: %j', async (body) => {
    const answer = await put({ ...body, revision: await revisionNow() });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
  });

  it('needs a finding that was found, and a comparison of the person who asks', async () => {
    expect((await put({ decision: 'accepted', revision: 0 }, compared, 'f999')).statusCode).toBe(404);
    const stranger = { ...compared, client: comparisonClient(server, randomUUID()) };
    expect((await put({ decision: 'accepted', revision: 0 }, stranger)).statusCode).toBe(404);
    expect((await stranger.client.send('GET', `/${compared.id}/decisions`)).statusCode).toBe(404);
    const url = `/api/analyses/${compared.id}/decisions`;
    expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(401);
  });

  it('is told to every tab of the person within a second, and to nobody else', async () => {
    const tabs = [1, 2].map(() => openListSocket(originOf(server), asUser(compared.userId)));
    const stranger = openListSocket(originOf(server), asUser(randomUUID()));
    await until(() => [...tabs, stranger].every(({ messages }) => messages.length > 0));
    const { statusCode } = await put({ decision: 'accepted', note: 'seen', revision: await revisionNow() });
    expect(statusCode).toBe(200);
    const [standing] = await decisionsOf(compared);
    for (const { messages } of tabs) {
      await until(() => messages.some(({ decided }) => decided !== undefined), 1_000);
      expect(messages.find(({ decided }) => decided)?.decided).toEqual({ id: compared.id, decision: standing });
      await until(() => messages.some(({ changed }) => changed?.decided === 1), 1_000);
    }
    expect(stranger.messages).toHaveLength(1);
    [...tabs, stranger].forEach((tab) => tab.close());
  });

  it('of two passages that may contradict each other counts, or leaves them out of the next comparison', async () => {
    const own = await aComparison(server, doubtful);
    const pair = await doubtfulPairOf(own, own.id);
    const { counts, possible = 0, decided } = own.comparison;
    await put({ decision: 'accepted', revision: 0 }, own, pair);
    expect((await own.client.list())[0]).toMatchObject({
      counts: { ...counts, high: (counts?.high ?? 0) + 1 },
      possible: possible - 1,
      decided: decided + 1,
    });
    const differs = await own.client.ended((await own.client.post(`/${own.id}/again`)).id);
    expect(await doubtfulPairOf(own, differs.id)).toBe(pair);

    await put({ decision: 'dismissed', reason: 'same-thing', revision: 1 }, own, pair);
    expect((await own.client.ended(own.id)).decided).toBe(decided);
    const same = await own.client.ended((await own.client.post(`/${own.id}/again`)).id);
    expect([await doubtfulPairOf(own, same.id), same.possible]).toEqual(['', possible - 1]);
    const stranger = await aComparison(server, doubtful);
    expect(await doubtfulPairOf(stranger, stranger.id)).toBe(pair);
  });

  it('goes with its comparison', async () => {
    const [deleted, expired] = [await aComparison(server), await aComparison(server)];
    for (const own of [deleted, expired])
      expect((await put({ decision: 'accepted', revision: 0 }, own, await sureFindingOf(own))).statusCode).toBe(200);
    await deleted.client.send('DELETE', `/${deleted.id}`);
    const { $client } = server.platform.db;
    await $client.query(`update analyses set finished_at = now() - interval '25 hours' where id = $1`, [expired.id]);
    expect((await put({ decision: null, revision: 1 }, expired)).statusCode).toBe(404);
    await runJob(expireAnalyses(server.platform, documentsPort(server.platform)), {});
    const left = await $client.query('select from decisions where analysis_id = any($1)', [[deleted.id, expired.id]]);
    expect(left.rowCount).toBe(0);
  });
});
