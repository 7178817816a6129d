import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analysisResult, type Finding } from '@app/shared/contracts';
import { aComparison, aLease, documentIdOf, removeUpload, storedFiles } from '../../testing/a-comparison.ts';
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

describe('comparing again', () => {
  it('keeps the name, and the old comparison', async () => {
    const { client, id } = await aComparison(server);
    await client.send('PATCH', `/${id}`, { name: 'Harbour Row' });
    const again = await client.ended((await client.post(`/${id}/again`)).id);
    expect(again).toMatchObject({ name: 'Harbour Row', status: 'completed', verdict: 'found' });
    expect(await client.list()).toHaveLength(2);
  });

  it('takes readable copies instead of files that could not be compared', async () => {
    const files = { 'a.pdf': aLease('$1.00'), 'b.pdf': aLease('$2.00'), 'broken.pdf': pdfBytes() };
    const { client, id, userId, comparison } = await aComparison(server, files);
    const sessionId = randomUUID();
    await uploadFiles(server, { userId, sessionId }, { 'broken.pdf': aLease('$3.00') });
    const replaced = { without: [documentIdOf(comparison, 'broken.pdf')], sessionId };
    const again = await client.ended((await client.post(`/${id}/again`, replaced)).id);
    expect(again).toMatchObject({ name: 'a and 2 more', verdict: 'found' });
    expect(again.documents.map(({ name, state }) => [name, state])).toEqual([
      ['a.pdf', 'read'],
      ['b.pdf', 'read'],
      ['broken.pdf', 'read'],
    ]);
    // They belong to the comparison now.
    expect(await removeUpload(server, { userId, sessionId }, 'broken.pdf')).toBe(404);
  });

  it('keeps the order that the person gave two versions, until one of them is replaced', async () => {
    const versions = { 'lease-v1.pdf': aLease('$1.00'), 'lease-v2.pdf': aLease('$2.00'), 'broken.pdf': pdfBytes() };
    const { client, id, userId, comparison } = await aComparison(server, versions);
    await client.send('PUT', `/${id}/order`, { swapped: true });
    const again = await client.ended((await client.post(`/${id}/again`)).id);
    expect(again.swapped).toBe(true);
    const result = await client.send('GET', `/${again.id}/result`);
    expect(analysisResult.parse(result.json()).versions).toMatchObject([{ swapped: true }]);

    const replace = async (name: string) => {
      const sessionId = randomUUID();
      await uploadFiles(server, { userId, sessionId }, { [name]: aLease('$3.00') });
      const replaced = { without: [documentIdOf(comparison, name)], sessionId };
      return client.ended((await client.post(`/${id}/again`, replaced)).id);
    };
    expect((await replace('broken.pdf')).swapped).toBe(true);
    expect((await replace('lease-v2.pdf')).swapped).toBeUndefined();
  });

  it('refuses a copy whose name another document of it has', async () => {
    const files = { 'a.pdf': aLease('$1.00'), 'b.pdf': aLease('$2.00'), 'broken.pdf': pdfBytes() };
    const { client, id, userId, comparison } = await aComparison(server, files);
    const sessionId = randomUUID();
    await uploadFiles(server, { userId, sessionId }, { 'b.pdf': aLease('$3.00') });
    const replaced = { without: [documentIdOf(comparison, 'broken.pdf')], sessionId };
    const refused = await client.send('POST', `/${id}/again`, replaced);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'document_exists']);
  });

  it('needs two documents', async () => {
    const { client, id, comparison } = await aComparison(server);
    const without = [documentIdOf(comparison, 'amendment.pdf')];
    const refused = await client.send('POST', `/${id}/again`, { without });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'too_few_documents']);
  });
});

describe('the sample', () => {
  it('finds what was changed before an agreement was signed, and nothing else', async () => {
    const client = comparisonClient(server, randomUUID());
    const { id } = await client.post('/sample', { sample: 'signed copy' });
    const sample = await client.ended(id);
    expect(sample).toMatchObject({ name: 'Signed copy', sample: true, status: 'completed', verdict: 'found' });
    const result = analysisResult.parse((await client.send('GET', `/${id}/result`)).json());
    const valuesOf = ({ positions }: Finding) => positions.map(({ value }) => value);
    expect(result.findings.map(valuesOf)).toEqual([
      ['$48,500.00', '$58,400.00'],
      ['shall not', 'shall'],
      ['for', 'for twice'],
    ]);
    const [certificate, ...others] = result.certificates ?? [];
    expect(others).toEqual([]);
    expect(certificate).toMatchObject({ changed: 2, additions: 1, marks: [{ page: 2 }] });
    // A signature goes across the name below it.
    const page = await client.send('GET', `/${id}/report?format=certificate`);
    expect([page.statusCode, page.headers['content-type'], page.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      expect.stringMatching(/"Comparison_Certificate_[\dT-]+\.pdf"$/),
    ]);
    expect(certificate?.unreadPlaces.map(({ words }) => words)).toEqual(['Brightwater']);
  });

  it('compares the papers of the product, and is marked', async () => {
    const before = await storedFiles(server);
    const client = comparisonClient(server, randomUUID());
    const { id } = await client.post('/sample');
    const sample = await client.ended(id);
    expect(sample).toMatchObject({ name: 'Sample', sample: true, status: 'completed', verdict: 'found' });
    expect(sample.documents.map(({ name, pages }) => [name, pages])).toEqual([
      ['sample-amendment.pdf', 1],
      ['sample-certificate.pdf', 1],
      ['sample-lease.pdf', 2],
    ]);
    const found = analysisResult.parse((await client.send('GET', `/${id}/result`)).json()).findings;
    const sure = found.filter(({ tier }) => tier === 'sure').map(({ subject }) => subject);
    expect(sure).toEqual(expect.arrayContaining(['Monthly Base Rent', 'Renewal', 'Rentable Area']));
    await client.send('DELETE', `/${id}`);
    expect(await storedFiles(server)).toEqual(before);
  });
});
