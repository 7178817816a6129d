import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aComparison, aLease, disagreeing } from '../../testing/a-comparison.ts';
import { comparisonClient } from '../../testing/comparison-client.ts';
import { pdfBytes } from '../../testing/pdf-bytes.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { composeWithTestUsers } from '../../testing/test-users.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ compose: composeWithTestUsers, withWorker: true });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => server.stop());

describe('the comparisons of a person', () => {
  it('say what was compared, what was found, and how long it is kept', async () => {
    const { client, comparison } = await aComparison(server);
    expect(await client.list()).toEqual([comparison]);
    expect(comparison).toMatchObject({
      name: 'amendment and quay-street-lease',
      sample: false,
      status: 'completed',
      verdict: 'found',
      decided: 0,
      progress: 100,
    });
    expect(comparison.counts?.high).toBeGreaterThan(0);
    expect(comparison.documents.map(({ name, pages, state, size }) => [name, pages, state, size])).toEqual([
      ['amendment.pdf', 2, 'read', disagreeing['amendment.pdf'].length],
      ['quay-street-lease.pdf', 2, 'read', disagreeing['quay-street-lease.pdf'].length],
    ]);
    const kept = Date.parse(comparison.expiresAt) - Date.parse(comparison.finishedAt ?? '');
    expect(kept).toBe(24 * 3_600_000);
  });

  it('are listed newest first, to nobody else', async () => {
    const { client, id } = await aComparison(server);
    const { id: again } = await client.post(`/${id}/again`);
    expect((await client.list()).map((one) => one.id)).toEqual([again, id]);
    await client.ended(again);
    expect(await comparisonClient(server, randomUUID()).list()).toEqual([]);
  });

  it('leave the list when retention ends, before anything is deleted', async () => {
    const { client, id } = await aComparison(server);
    await server.platform.db.$client.query(
      `update analyses set finished_at = now() - interval '24 hours' where id = $1`,
      [id],
    );
    expect(await client.list()).toEqual([]);
    expect((await client.send('GET', `/${id}`)).statusCode).toBe(404);
    for (const path of ['report', 'result', 'report?format=csv']) {
      expect([path, (await client.send('GET', `/${id}/${path}`)).statusCode]).toEqual([path, 410]);
    }
  });

  it('are never green where a file was not compared, and say why', async () => {
    const same = { 'a.pdf': aLease('$1.00'), 'b.pdf': aLease('$1.00') };
    expect((await aComparison(server, same)).comparison.verdict).toBe('none');
    const { comparison } = await aComparison(server, { ...same, 'broken.pdf': pdfBytes() });
    expect(comparison).toMatchObject({ name: 'a and 2 more', verdict: 'incomplete' });
    expect(comparison.documents[2]).toMatchObject({
      name: 'broken.pdf',
      state: 'failed',
      reason: expect.stringMatching(/damaged/),
    });
  });

  it('that failed say why, in words', async () => {
    const { comparison } = await aComparison(server, { 'a.pdf': aLease('$1.00'), 'broken.pdf': pdfBytes() });
    expect(comparison).toMatchObject({ status: 'failed', reason: expect.stringMatching(/^Only one of the files/) });
    expect(comparison.documents.map(({ state }) => state)).toEqual(['read', 'failed']);
  });
});

describe('a name', () => {
  it('is what its owner gives', async () => {
    const { client, id } = await aComparison(server);
    const renamed = await client.send('PATCH', `/${id}`, { name: '  Harbour\u0000\u202ERow \n ' });
    expect(renamed.json()).toMatchObject({ id, name: 'Harbour Row' });
    expect((await client.list())[0]?.name).toBe('Harbour Row');
  });

  it.each([
    ['nothing', '  '],
    ['control characters', '\u0000'],
    ['characters of no width', '\u200B\u2060'],
    ['too much', 'n'.repeat(121)],
  ])('is not %s', async (_, name) => {
    const { client, id } = await aComparison(server);
    expect((await client.send('PATCH', `/${id}`, { name })).statusCode).toBe(400);
  });
});

describe('every route of a comparison', () => {
  const routes = [
    ['GET', ''],
    ['PATCH', '', { name: 'x' }],
    ['DELETE', ''],
    ['PUT', '/order', { swapped: true }],
    ['POST', '/cancel'],
    ['POST', '/again', {}],
    ['GET', '/result'],
    ['GET', '/report'],
    ['GET', '/report?format=csv'],
    ['GET', '/report?format=json'],
    ['GET', '/report?format=pdf'],
    ['GET', '/decisions'],
    ['PUT', '/decisions/f1', { decision: 'accepted', revision: 0 }],
    ['GET', `/documents/${randomUUID()}/file`],
  ] as const;

  it.each(routes)(
    '%s %s knows neither those of others nor what is none, and nobody without login',
    async (...route) => {
      const [method, rest, body] = route;
      const { id } = await aComparison(server);
      const stranger = comparisonClient(server, randomUUID());
      for (const unknown of [id, randomUUID(), 'x']) {
        const answer = await stranger.send(method, `/${unknown}${rest}`, body);
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
      }
      const nobody = await server.app.inject({
        method,
        url: `/api/analyses/${id}${rest}`,
        ...(body && { payload: body }),
      });
      expect(nobody.statusCode).toBe(401);
    },
  );
});
