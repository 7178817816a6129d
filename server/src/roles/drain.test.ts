import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { prepareDrain } from './drain.ts';

describe('prepareDrain', () => {
  const app = fastify();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const drain = prepareDrain(app, 300);
  let url: string;
  beforeAll(async () => {
    app.get('/', async () => 'ok');
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    agent.destroy();
    await app.close();
  });

  const ask = async (): Promise<IncomingMessage> => {
    const request = get(url, { agent });
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve).once('error', reject);
    });
    await once(response.resume(), 'end');
    return response;
  };

  it('answers on while connections are given up one by one, then closes the door', async () => {
    expect((await ask()).headers.connection).toBe('keep-alive');
    const drained = drain();
    const last = await ask();
    expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
    expect((await ask()).statusCode).toBe(200);
    await drained;
    await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
