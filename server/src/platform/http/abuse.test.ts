import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorResponse, loginEndpoint, uploadEndpoint } from '@app/shared/contracts';
import { fastify } from 'fastify';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { cutSlowBodies } from './slow-bodies.ts';
import { endUnreadBodies } from './unread-bodies.ts';

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

describe('cutSlowBodies', () => {
  const bodyTimeMs = 300;
  const app = fastify({ bodyLimit: 1_000 });
  let url: string;
  beforeAll(async () => {
    cutSlowBodies(app, bodyTimeMs);
    app.post('/json', async () => 'ok');
    app.addContentTypeParser('multipart/form-data', async (_request: unknown, body: NodeJS.ReadableStream) =>
      text(body),
    );
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => app.close());

  const open = (contentType: string): Socket => {
    const socket = connect(addressOf(url));
    socket.write(`POST /json HTTP/1.1\r\nhost: x\r\ncontent-type: ${contentType}\r\ncontent-length: 20\r\n\r\n{`);
    return socket;
  };

  it('ends a connection that holds a small body back', async () => {
    const socket = open('application/json');
    await ended(socket.resume());
    expect(socket.destroyed).toBe(true);
  });

  it('leaves a file its time', async () => {
    const socket = open('multipart/form-data; boundary=x');
    setTimeout(() => socket.end('x'.repeat(19)), bodyTimeMs * 2);
    expect(await text(socket)).toContain('200 OK');
  });

  it('cuts nothing that came in time, also on a connection that is kept', async () => {
    const socket = connect(addressOf(url));
    const request = 'POST /json HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';
    socket.write(request);
    await once(socket, 'data');
    setTimeout(() => socket.end(request), bodyTimeMs * 2);
    expect(await text(socket)).toContain('200 OK');
  });
});

describe('endUnreadBodies', () => {
  const paceMs = 300;
  const app = fastify();
  let url: string;
  beforeAll(async () => {
    endUnreadBodies(app, { paceMs, leastBytes: 10_000 });
    app.addContentTypeParser('multipart/form-data', async () => undefined);
    app.post('/upload', async (_request, reply) => reply.code(401).send('nobody'));
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => app.close());

  /** An upload that has been refused before its body. */
  const open = async (length: number): Promise<Socket> => {
    const socket = connect(addressOf(url));
    socket.on('error', () => undefined);
    socket.write(
      `POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('401');
    return socket;
  };

  it('ends a connection on which a byte comes now and then', async () => {
    const socket = await open(1_000_000);
    const trickle = setInterval(() => socket.write('x'), paceMs / 10);
    await ended(socket);
    clearInterval(trickle);
    expect(socket.bytesWritten).toBeLessThan(10_000);
  });

  it('takes a body in that comes at a pace, and then the next request', async () => {
    const socket = await open(200_000);
    for (let count = 0; count < 10; count += 1) {
      socket.write('x'.repeat(20_000));
      await wait(paceMs / 2);
    }
    socket.end('POST /upload HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(await text(socket)).toContain('401');
  });
});

describe('an upload of nobody', () => {
  it('is answered at once and cannot keep its connection with a byte now and then', async () => {
    const server = await startTestApp();
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect(addressOf(url));
    socket.on('error', () => undefined);
    const head = 'host: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000';
    socket.write(`POST /api${uploadEndpoint.path} HTTP/1.1\r\n${head}\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('401 Unauthorized');
    const trickle = setInterval(() => socket.write('x'), 500);
    await ended(socket);
    clearInterval(trickle);
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
