import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { buildApp } from '../app.ts';
import type { Http } from '../platform/http/index.ts';
import { prepareDrain } from './drain.ts';

describe('prepareDrain', () => {
  let server: TestApp;
  let app: Http;
  let url: string;
  let drain: () => Promise<void>;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  beforeAll(async () => {
    server = await startTestApp();
    app = await buildApp(server.platform);
    drain = prepareDrain(app, 300);
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    agent.destroy();
    await app.close();
    await server.stop();
  });

  const ask = async (): Promise<IncomingMessage> => {
    const [response] = (await once(get(`${url}/healthz`, { agent }), 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return response;
  };

  it('answers on while connections are given up one by one', async () => {
    expect((await ask()).headers.connection).toBe('keep-alive');
    const drained = drain();
    const last = await ask();
    expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
    expect((await ask()).statusCode).toBe(200);
    await drained;
  });
});
