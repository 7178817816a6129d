import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analysisResult } from '@app/shared/contracts';
import {
  aComparison,
  aLease,
  disagreeing,
  documentIdOf,
  removeUpload,
  storedFiles,
} from '../../testing/a-comparison.ts';
import { comparisonClient } from '../../testing/comparison-client.ts';
import { pdfBytes } from '../../testing/pdf-bytes.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { composeWithTestUsers } from '../../testing/test-users.ts';
import { uploadFiles } from '../../testing/upload-files.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ compose: composeWithTestUsers, withWorker: true });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => server.stop());

describe('a report', () => {
  it('comes as Word, JSON and CSV', async () => {
    const { client, id } = await aComparison(server);
    const [word, json, csv] = await Promise.all(
      ['', '?format=json', '?format=csv'].map((query) => client.send('GET', `/${id}/report${query}`)),
    );
    expect(word?.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(word?.headers['content-disposition']).toMatch(/^attachment; filename="Discrepancy_Report_[\dT-]+\.docx"$/);
    const result = analysisResult.parse(json?.json());
    expect(json?.headers['content-disposition']).toMatch(/\.json"$/);
    expect(csv?.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv?.headers['content-disposition']).toMatch(/\.csv"$/);
    const places = result.findings.flatMap(({ positions }) => positions).length;
    expect(csv?.body.trim().split('\r\n')).toHaveLength(places + 1);
    expect((await client.send('GET', `/${id}/result`)).json()).toEqual(result);
  });

  it('says why there is none', async () => {
    const { client, id } = await aComparison(server, { 'a.pdf': aLease('$1.00'), 'broken.pdf': pdfBytes() });
    for (const rest of ['result', 'report?format=csv']) {
      const answer = await client.send('GET', `/${id}/${rest}`);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'analysis_failed']);
    }
  });
});

describe('a document of a comparison', () => {
  it('is read whole or in part, also when it has left the upload list', async () => {
    const { client, id, userId, sessionId, comparison } = await aComparison(server);
    const name = 'amendment.pdf';
    const bytes = disagreeing[name];
    expect(await removeUpload(server, { userId, sessionId }, name)).toBe(200);
    const file = (headers = {}) =>
      client.send('GET', `/${id}/documents/${documentIdOf(comparison, name)}/file`, undefined, headers);
    const whole = await file();
    expect([whole.statusCode, whole.rawPayload.equals(bytes), whole.headers['accept-ranges']]).toEqual([
      200,
      true,
      'bytes',
    ]);
    const part = await file({ range: 'bytes=10-19' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(part.rawPayload.equals(bytes.subarray(10, 20))).toBe(true);
    const behind = await file({ range: `bytes=${bytes.length}-` });
    expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    const changed = await file({ range: 'bytes=0-1', 'if-range': '"another"' });
    expect(changed.statusCode).toBe(200);
  });

  it('is none of another comparison', async () => {
    const [one, other] = [await aComparison(server), await aComparison(server)];
    const documentId = documentIdOf(other.comparison, 'amendment.pdf');
    expect((await one.client.send('GET', `/${one.id}/documents/${documentId}/file`)).statusCode).toBe(404);
  });
});

describe('what belongs to somebody else', () => {
  it.each([{}, { range: 'bytes=0-9' }, { range: 'bytes=-9' }, { range: 'bytes=999999999-' }])(
    'is not read, not even the part %j of it',
    async (headers) => {
      const { id, comparison } = await aComparison(server);
      const path = `/${id}/documents/${documentIdOf(comparison, 'amendment.pdf')}/file`;
      const answer = await comparisonClient(server, randomUUID()).send('GET', path, undefined, headers);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
      expect([answer.headers['content-range'], answer.headers['accept-ranges']]).toEqual([undefined, undefined]);
    },
  );
});

describe('a deleted comparison', () => {
  it('leaves nothing in storage and database', async () => {
    const before = await storedFiles(server);
    const { client, id, userId } = await aComparison(server);
    expect((await storedFiles(server)).length).toBe(before.length + 7);
    expect((await client.send('DELETE', `/${id}`)).statusCode).toBe(204);
    expect(await storedFiles(server)).toEqual(before);
    for (const table of ['analyses', 'documents']) {
      const { rowCount } = await server.platform.db.$client.query(`select from ${table} where user_id = $1`, [userId]);
      expect([table, rowCount]).toEqual([table, 0]);
    }
    expect((await client.send('DELETE', `/${id}`)).statusCode).toBe(404);
  });

  it('leaves what another comparison needs, until that goes too', async () => {
    const before = await storedFiles(server);
    const { client, id, comparison } = await aComparison(server);
    const again = await client.ended((await client.post(`/${id}/again`)).id);
    await client.send('DELETE', `/${id}`);
    const file = `/${again.id}/documents/${documentIdOf(comparison, 'amendment.pdf')}/file`;
    expect((await client.send('GET', file)).statusCode).toBe(200);
    await client.send('DELETE', `/${again.id}`);
    expect(await storedFiles(server)).toEqual(before);
  });

  it('leaves an upload list that has got more files since', async () => {
    const { client, id, userId, sessionId } = await aComparison(server);
    await uploadFiles(server, { userId, sessionId }, { 'c.pdf': aLease('$3.00') });
    await client.send('DELETE', `/${id}`);
    const { rowCount } = await server.platform.db.$client.query('select from documents where session_id = $1', [
      sessionId,
    ]);
    expect(rowCount).toBe(3);
  });
});
