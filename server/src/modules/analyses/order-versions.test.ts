import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analysisResult, comparison, type VersionPair } from '@app/shared/contracts';
import { aComparison, aLease, originOf, storedFiles, type ComparedBySomebody } from '../../testing/a-comparison.ts';
import { comparisonClient, openListSocket } from '../../testing/comparison-client.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { asUser, composeWithTestUsers } from '../../testing/test-users.ts';
import { until } from '../../testing/until.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ compose: composeWithTestUsers, withWorker: true });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => server.stop());

const versions = { 'lease-v1.pdf': aLease('$12,500.00'), 'lease-v2.pdf': aLease('$12,050.00') };

const swap = ({ client, id }: ComparedBySomebody, swapped: boolean) => client.send('PUT', `/${id}/order`, { swapped });

async function pairOf({ client, id }: ComparedBySomebody): Promise<VersionPair | undefined> {
  return analysisResult.parse((await client.send('GET', `/${id}/result`)).json()).versions?.[0];
}

const report = async ({ client, id }: ComparedBySomebody, format: string): Promise<Buffer> =>
  (await client.send('GET', `/${id}/report?format=${format}`)).rawPayload;

const wordsOf = (word: Buffer): string =>
  strFromU8(unzipSync(new Uint8Array(word))['word/document.xml'] ?? new Uint8Array()).replace(/<[^>]+>/g, '');

describe('the order of two versions', () => {
  it('is what their names say until the person swaps it: then the result and every report follow', async () => {
    const compared = await aComparison(server, versions);
    const before = await pairOf(compared);
    expect(before).toMatchObject({ a: 'd1', b: 'd2', earlier: 'd1' });
    expect(wordsOf(await report(compared, 'docx'))).toContain('A is the earlier version and B the later one');

    const answer = await swap(compared, true);
    expect(comparison.parse(answer.json())).toMatchObject({ id: compared.id, swapped: true });
    expect((await compared.client.list())[0]).toMatchObject({ swapped: true });
    const after = { ...before, earlier: 'd2', swapped: true };
    expect(await pairOf(compared)).toEqual(after);
    const words = wordsOf(await report(compared, 'docx'));
    expect(words).toContain('lease-v2.pdf and A lease-v1.pdf');
    expect(words).toContain('changes are described from B to A');
    expect(words).not.toContain('Judging by the file names');
    expect(JSON.parse(String(await report(compared, 'json'))).versions).toEqual([after]);
    expect(String(await report(compared, 'csv'))).toContain('lease-v1.pdf');
    expect((await report(compared, 'pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is as it was stored, byte for byte, when it is swapped back', async () => {
    const compared = await aComparison(server, versions);
    const [word, json] = [await report(compared, 'docx'), await report(compared, 'json')];
    await swap(compared, true);
    expect((await report(compared, 'docx')).equals(word)).toBe(false);
    expect(comparison.parse((await swap(compared, false)).json()).swapped).toBeUndefined();
    expect((await report(compared, 'docx')).equals(word)).toBe(true);
    expect((await report(compared, 'json')).equals(json)).toBe(true);
  });

  it('holds beside what is decided, and goes with the comparison', async () => {
    const before = await storedFiles(server);
    const compared = await aComparison(server, versions);
    await swap(compared, true);
    await report(compared, 'json');
    const result = await compared.client.send('GET', `/${compared.id}/result`);
    const [first] = analysisResult.parse(result.json()).findings;
    await compared.client.send('PUT', `/${compared.id}/decisions/${first?.id}`, { decision: 'accepted', revision: 0 });
    const json = JSON.parse(String(await report(compared, 'json')));
    expect(json.versions[0]).toMatchObject({ earlier: 'd2', swapped: true });
    expect(json.findings[0]).toMatchObject({ decision: 'accepted' });
    await compared.client.send('DELETE', `/${compared.id}`);
    await until(async () =>
      (await storedFiles(server)).every((file) => before.includes(file) || !file.includes('reports')),
    );
  });

  it('is told to every open page at once, and only once', async () => {
    const compared = await aComparison(server, versions);
    const page = openListSocket(originOf(server), asUser(compared.userId));
    await until(async () => page.messages.length > 0);
    await swap(compared, true);
    const told = () => page.messages.filter(({ changed }) => changed?.swapped === true);
    await until(async () => told().length === 1);
    const { seq } = (await server.platform.db.$client.query('select seq from analyses where id = $1', [compared.id]))
      .rows[0];
    await swap(compared, true);
    const again = await server.platform.db.$client.query('select seq from analyses where id = $1', [compared.id]);
    expect(again.rows[0].seq).toBe(seq);
    page.close();
  });

  it('is nobody else’s to swap', async () => {
    const compared = await aComparison(server, versions);
    const stranger = comparisonClient(server, randomUUID());
    expect((await stranger.send('PUT', `/${compared.id}/order`, { swapped: true })).statusCode).toBe(404);
    expect((await compared.client.send('PUT', `/${compared.id}/order`, { swapped: 'yes' })).statusCode).toBe(400);
    expect(await pairOf(compared)).toMatchObject({ earlier: 'd1' });
  });
});
