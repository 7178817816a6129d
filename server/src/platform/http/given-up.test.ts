import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { comparisonsSocketEndpoint, uploadEndpoint } from '@app/shared/contracts';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { asUser, composeWithTestUsers } from '../../testing/test-users.ts';
import { until } from '../../testing/until.ts';

let server: TestApp;
let base: string;
const errors: string[] = [];
beforeAll(async () => {
  server = await startTestApp({ compose: composeWithTestUsers, errorLog: (line) => void errors.push(line) });
  base = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => server.stop());

const connections = (): Promise<number> =>
  new Promise((resolve, reject) => {
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

describe('what its sender breaks off or sends wrongly is no error of the service', () => {
  it('when it is an upload', async () => {
    const { port, hostname } = new URL(base);
    const part = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7 ...';
    const user = Object.entries(asUser(randomUUID())).map(([name, value]) => `${name}: ${value}\r\n`);
    for (let count = 0; count < 10; count += 1) {
      const socket = connect(Number(port), hostname);
      const head = `host: x\r\n${user.join('')}content-type: multipart/form-data; boundary=x\r\ncontent-length: 90000`;
      socket.write(`POST /api${uploadEndpoint.path} HTTP/1.1\r\n${head}\r\n\r\n${part}`);
      await until(async () => (await connections()) === 1);
      setTimeout(() => socket.resetAndDestroy(), 100);
      await until(async () => (await connections()) === 0);
    }
    expect(errors).toEqual([]);
  });

  it('when it is a frame on a socket', async () => {
    const url = `${base.replace('http', 'ws')}/api${comparisonsSocketEndpoint.path}`;
    for (const frame of ['ff00', 'c100', '8180', 'ffffffffffffffffffff']) {
      const socket = new WebSocket(url, { headers: { ...asUser(randomUUID()), origin: base } });
      const closed = new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve));
      const stream = await new Promise<NodeJS.WritableStream>((resolve) =>
        socket.once('upgrade', ({ socket: raw }) => resolve(raw)),
      );
      stream.write(Buffer.from(frame, 'hex'));
      await closed;
    }
    expect(errors).toEqual([]);
  });
});
