import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analysisStatusEndpoint, analyzeSocketEndpoint, errorResponse, uploadEndpoint } from '@app/shared/contracts';
import { knownEndpoints } from '@app/shared/testing/endpoints';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { asUser, composeWithTestUsers } from '../../testing/test-users.ts';
import { AppError } from '../errors/app-error.ts';
import { StorageUnavailable } from '../storage/index.ts';
import { errorCode } from '../errors/error-code.ts';

const systemError = (code: string, syscall: string): Error => Object.assign(new Error('x'), { code, syscall });

const publicUrl = 'https://check.example';

describe('every route', () => {
  let server: TestApp;
  const fail: { error: unknown } = { error: null };

  beforeAll(async () => {
    server = await startTestApp({
      settings: { PUBLIC_URL: publicUrl, RATE_LIMIT_PER_MINUTE: '40', TRUST_PROXY: '1' },
      compose: (platform) => {
        const composition = composeWithTestUsers(platform);
        const failing = {
          routes: (api: Parameters<NonNullable<(typeof composition.modules)[0]['routes']>>[0]) => {
            api.get('/fail', () => {
              throw fail.error;
            });
          },
        };
        return { ...composition, modules: [...composition.modules, failing] };
      },
    });
  });
  afterAll(async () => server.stop());

  const status = `/api${analysisStatusEndpoint.path}`;
  const ask = async (options: { headers?: Record<string, string>; payload?: string; url?: string } = {}) =>
    server.app.inject({
      method: 'POST',
      url: options.url ?? status,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.0.${Math.floor(Math.random() * 250)}`,
        ...asUser(randomUUID()),
        ...options.headers,
      },
      payload: options.payload ?? JSON.stringify({ job_id: 'x', sessionId: randomUUID() }),
    });

  it.each([
    ['our own page', { origin: publicUrl }, 404],
    ['a program without a browser', {}, 404],
    ['our own page that says only where it stands', { 'sec-fetch-site': 'same-origin' }, 404],
    ['another site', { origin: 'https://evil.example' }, 403],
    ['our name without encryption', { origin: 'http://check.example' }, 403],
    ['a page in a frame without an origin', { origin: 'null' }, 403],
    ['a browser that hides the origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour in our domain', { 'sec-fetch-site': 'same-site' }, 403],
  ])('weighs where a change comes from: %s', async (_case, headers, expected) => {
    expect((await ask({ headers })).statusCode).toBe(expected);
  });

  it.each([
    ['text that is no JSON', '{"job_id":', 'malformed_request'],
    ['a key that would change prototypes', '{"__proto__":{"x":1},"job_id":"x"}', 'malformed_request'],
    ['depth without end', '['.repeat(20_000) + ']'.repeat(20_000), 'validation_failed'],
    ['values of other types', '{"job_id":5,"sessionId":{}}', 'validation_failed'],
    ['nothing', '', 'validation_failed'],
    ['more than fits', `{"job_id":"${'x'.repeat(70_000)}"}`, 'file_too_large'],
  ])('refuses %s with an error of its own', async (_case, payload, code) => {
    const response = await ask({ payload });
    expect(errorResponse.parse(response.json())).toMatchObject({ code, requestId: response.headers['x-request-id'] });
  });

  it('refuses kinds of content that forms of other sites can send', async () => {
    const response = await ask({ headers: { 'content-type': 'text/plain' } });
    expect(response.json()).toMatchObject({ code: 'unsupported_media_type' });
    expect(response.statusCode).toBe(415);
  });

  it('may be cached, framed, sniffed and run by nobody', async () => {
    const { headers } = await ask();
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it.each([
    ['what is not known', new Error('the password is 1234'), 500, 'internal'],
    ['a database that is away', Object.assign(new Error('x'), { code: '57P01' }), 503, 'unavailable'],
    [
      'a refused connection',
      Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' }),
      503,
      'unavailable',
    ],
    ['a file store that is away', new StorageUnavailable('x'), 503, 'unavailable'],
    ['a database whose disk is full', Object.assign(new Error('x'), { code: '53100' }), 507, 'storage_full'],
    ['a full disk', Object.assign(new Error('x'), { code: 'ENOSPC' }), 507, 'storage_full'],
    ...['EROFS', 'EIO', 'EACCES'].map(
      (code) => [`a disk that fails (${code})`, systemError(code, 'open'), 503, 'unavailable'] as const,
    ),
    ['a program that may not be started', systemError('EACCES', 'spawn tesseract'), 500, 'internal'],
    ['a row of the error table', new AppError('report_expired'), 410, 'report_expired'],
  ])('answers %s', async (_case, error, expected, code) => {
    fail.error = error;
    const response = await server.app.inject({ url: '/api/fail', headers: { 'x-forwarded-for': '10.1.1.1' } });
    expect(response.statusCode).toBe(expected);
    expect(response.json()).toMatchObject({ code });
    expect(response.body).not.toContain('1234');
  });

  it('ends a flood of one address and leaves the others alone', async () => {
    const from = (address: string) =>
      server.app.inject({ url: '/api/nothing', headers: { 'x-forwarded-for': address } });
    const statuses: number[] = [];
    for (let call = 0; call < 42; call += 1) statuses.push((await from('10.9.9.9')).statusCode);
    expect(statuses.lastIndexOf(404)).toBe(39);
    expect((await from('10.9.9.9')).json()).toMatchObject({ code: 'too_many_requests' });
    expect((await from('10.9.9.8')).statusCode).toBe(404);
  });

  it('is the same route, with the same fence and headers, however its path is spelt', async () => {
    const ask = () =>
      server.app.inject({ method: 'POST', url: '/%61pi/auth/me', headers: { 'x-forwarded-for': '10.8.8.8' } });
    expect((await ask()).headers['cache-control']).toBe('no-store');
    for (let call = 1; call < 40; call += 1) await ask();
    expect((await ask()).json()).toMatchObject({ code: 'too_many_requests' });
  });

  it('is described from the contracts, each of them', async () => {
    const response = await server.app.inject('/api/docs');
    const { openapi, paths } = response.json<{ openapi: string; paths: Record<string, Record<string, object>> }>();
    expect(openapi).toMatch(/^3\./);
    expect(knownEndpoints.length).toBeGreaterThan(12);
    for (const { method, path } of knownEndpoints) {
      const written = path.replaceAll(/:(\w+)/g, '{$1}');
      expect(paths).toHaveProperty([`/api${written}`, method.toLowerCase(), 'responses', '4XX']);
    }
    const aFile = { type: 'string', format: 'binary' };
    expect(paths[`/api${uploadEndpoint.path}`]).toMatchObject({
      post: { requestBody: { content: { 'multipart/form-data': { schema: { properties: { files: aFile } } } } } },
    });
    expect(paths[`/api${analysisStatusEndpoint.path}`]).toMatchObject({
      post: { responses: { 200: { content: { [analysisStatusEndpoint.answer.file]: { schema: aFile } } } } },
    });
    expect(paths[`/api${analyzeSocketEndpoint.path}`]).toMatchObject({
      get: { responses: { 101: { content: { 'application/json': { schema: { type: 'object' } } } } } },
    });
  });
});

describe('errorCode', () => {
  it('reads the code of errors and of nothing else', () => {
    expect(errorCode(Object.assign(new Error('x'), { code: 'EPERM' }))).toBe('EPERM');
    expect(errorCode({ code: 'EPERM' })).toBeUndefined();
    expect(errorCode(new Error('x'))).toBeUndefined();
  });
});
