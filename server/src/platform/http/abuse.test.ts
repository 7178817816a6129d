import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorResponse, loginEndpoint, uploadEndpoint } from '@app/shared/contracts';
import { fastify } from 'fastify';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { keepBodiesMoving } from './body-pace.ts';

const addressOf = (url: string): { port: number; host: string } => {
  const { port, hostname } = new URL(url);
  return { port: Number(port), host: hostname };
};

/** Resolves when a connection has ended, by the server's reset too: `once` would reject with it. */
const ended = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.on('error', () => undefined).once('close', () => resolve());
  });

describe('a connection that does not speak proper HTTP', () => {
  let server: TestApp;
  let url: string;
  beforeAll(async () => {
    server = await startTestApp();
    url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => server.stop());

  const say = async (bytes: string): Promise<{ status: string; body: unknown }> => {
    const socket = connect(addressOf(url));
    socket.write(bytes);
    const answer = await text(socket);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { status: head.split(' ')[1] ?? '', body: JSON.parse(body) };
  };

  it.each([
    ['nonsense', 'HELLO\r\n\r\n', '400'],
    ['an unknown method', 'FOO / HTTP/1.1\r\nhost: x\r\n\r\n', '400'],
    ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
    [
      'two lengths, to smuggle a request past a proxy',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      '400',
    ],
  ])('gets an answer like every other for %s', async (_case, bytes, status) => {
    const answer = await say(bytes);
    expect(answer.status).toBe(status);
    expect(errorResponse.parse(answer.body)).toMatchObject({ code: 'malformed_request' });
  });

  it('gets no more time for a request than a slow upload needs', () => {
    const { headersTimeout, requestTimeout, timeout } = server.app.server;
    expect([headersTimeout, requestTimeout, timeout]).toEqual([20_000, 3_600_000, 120_000]);
  });
});

describe('keepBodiesMoving', () => {
  const paceMs = 300;
  const app = fastify({ bodyLimit: 1_000 });
  let url: string;
  /** What keeps the handler of `/slow-store` from reading. */
  let store = Promise.withResolvers<void>();
  beforeAll(async () => {
    keepBodiesMoving(app, { paceMs, leastBytes: 10_000 });
    app.addContentTypeParser('multipart/form-data', async () => undefined);
    app.post('/json', async () => 'ok');
    app.post('/read', async ({ raw }) => text(raw));
    app.post('/unread', async (_request, reply) => reply.code(401).send('nobody'));
    app.post('/slow-store', async ({ raw }) => {
      await store.promise;
      return text(raw);
    });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => app.close());

  const head = (path: string, length: number, contentType = 'multipart/form-data; boundary=x'): string =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${contentType}\r\ncontent-length: ${length}\r\n\r\n`;

  const open = (...request: Parameters<typeof head>): Socket => {
    const socket = connect(addressOf(url));
    socket.on('error', () => undefined);
    socket.write(head(...request));
    return socket;
  };

  it.each([
    ['JSON', '/json', 900, 'application/json'],
    ['a file that is being read', '/read', 1_000_000, undefined],
    ['a file that was refused before it came', '/unread', 1_000_000, undefined],
  ])('cuts a connection on which a byte comes now and then, of %s', async (_case, path, length, type) => {
    const socket = open(path, length, type).resume();
    const trickle = setInterval(() => socket.write('x'), paceMs / 10);
    await ended(socket);
    clearInterval(trickle);
    expect(socket.bytesWritten).toBeLessThan(10_000);
  });

  it.each(['/read', '/unread'])('takes in what comes at a pace, and then the next request: %s', async (path) => {
    const socket = open(path, 200_000);
    const answers = text(socket);
    for (let count = 0; count < 10; count += 1) {
      socket.write('x'.repeat(20_000));
      await wait(paceMs / 2);
    }
    socket.end(`${head('/json', 2, 'application/json')}{}`);
    expect(await answers).toMatch(/ok$/);
  });

  it('cuts nobody whose bytes are here and wait for a slow store', async () => {
    store = Promise.withResolvers();
    const [small, large] = [open('/slow-store', 9), open('/slow-store', 900_000)];
    const answers = [small, large].map(async (socket) => once(socket, 'data'));
    small.write('x'.repeat(9));
    large.write('x'.repeat(900_000));
    await wait(paceMs * 4);
    store.resolve();
    for (const answer of await Promise.all(answers)) expect(String(answer)).toContain('200 OK');
    small.destroy();
    large.destroy();
  });

  it('cuts nothing that came in time, also on a connection that is kept', async () => {
    const socket = connect(addressOf(url));
    const request = `${head('/json', 2, 'application/json')}{}`;
    socket.write(request);
    await once(socket, 'data');
    setTimeout(() => socket.end(request), paceMs * 2);
    expect(await text(socket)).toContain('200 OK');
  });
});

describe('an upload of nobody', () => {
  it('is answered at once, and what follows is taken in', async () => {
    const server = await startTestApp();
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect(addressOf(url));
    const head = 'host: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000';
    socket.write(`POST /api${uploadEndpoint.path} HTTP/1.1\r\n${head}\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('401 Unauthorized');
    socket.end(Buffer.alloc(1_000_000, 'x'));
    await ended(socket.resume());
    expect(socket.bytesWritten).toBeGreaterThan(1_000_000);
    await server.stop();
  });
});

describe('what other paths answer', () => {
  it('is JSON for every unknown call of the API', async () => {
    const server = await startTestApp();
    for (const [method, path] of [
      ['GET', '/api'],
      ['GET', '/api/nothing'],
      ['PUT', `/api${loginEndpoint.path}`],
      ['GET', `/api${loginEndpoint.path}`],
      ['POST', `/api${loginEndpoint.path}/`],
      ['OPTIONS', `/api${loginEndpoint.path}`],
    ] as const) {
      const answer = await server.app.inject({ method, url: path });
      expect([path, answer.statusCode, errorResponse.parse(answer.json()).code]).toEqual([path, 404, 'not_found']);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
    await server.stop();
  });
});
