import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { acceptedEncoding, compressAnswers } from './compress-answers.ts';

const long = JSON.stringify({ findings: Array.from({ length: 400 }, (_, index) => `finding ${index}`) });

describe('the answers of the API', () => {
  const app = fastify().withTypeProvider<ZodTypeProvider>();
  let source: Readable;

  beforeAll(async () => {
    compressAnswers(app);
    app.get('/api/long', (_request, reply) => reply.type('application/json; charset=utf-8').send(long));
    app.get('/api/short', () => ({ email: 'dana@northgate.example' }));
    app.get('/api/stored', (_request, reply) => {
      source = Readable.from([long.slice(0, 500), long.slice(500)]);
      return reply
        .type('application/json')
        .header('etag', 'W/"result-1"')
        .header('content-length', long.length)
        .send(source);
    });
    app.get('/api/file', (_request, reply) =>
      reply.type('application/json').header('content-disposition', 'attachment').send(long),
    );
    app.post('/api/long', (_request, reply) => reply.type('application/json').send(long));
    await app.ready();
  });
  afterAll(async () => app.close());

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  it.each([
    ['a text', '/api/long'],
    ['what is read from the store', '/api/stored'],
  ])('are compressed when long: %s', async (_case, url) => {
    const packed = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(packed.rawPayload.length).toBeLessThan(long.length / 4);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(long);
    const older = await get(url, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(older.rawPayload).toString()).toBe(long);
    expect((await get(url)).body).toBe(long);
  });

  it.each([
    ['/api/long', /^W\/"[\w-]{22}"$/],
    ['/api/stored', /^W\/"result-1"$/],
  ])('are not sent again to who has them: %s', async (url, tag) => {
    const { etag = '' } = (await get(url)).headers;
    expect(etag).toMatch(tag);
    const again = await get(url, { 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'br' });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect(again.headers).not.toHaveProperty('content-encoding');
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('leave nothing open that is not sent', async () => {
    await get('/api/stored', { 'if-none-match': 'W/"result-1"' });
    expect(source.destroyed).toBe(true);
  });

  it('are sent as they are when short, or files to keep', async () => {
    for (const url of ['/api/short', '/api/file']) {
      const { headers } = await get(url, { 'accept-encoding': 'br' });
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers).not.toHaveProperty('etag');
    }
  });

  it('to changes have no tag', async () => {
    const { headers } = await app.inject({ method: 'POST', url: '/api/long', headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({ 'content-encoding': 'br' });
    expect(headers).not.toHaveProperty('etag');
  });
});

describe('acceptedEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0', null],
    ['identity', null],
    [undefined, null],
  ])('of %s takes %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});
