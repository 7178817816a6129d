import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMetrics } from './create-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

let server: Server;
let port: number;
beforeAll(async () => {
  server = await serveMetrics(createMetrics('test'), 0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The metrics have no port.');
  ({ port } = address);
});
afterAll(() => void server.close());

async function statusUnder(host: string, path = '/metrics'): Promise<number | undefined> {
  const asking = request({ host: '127.0.0.1', port, path, headers: { host }, setHost: false, agent: false }).end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

describe('the metrics', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]'])(
    'are told to a program of this machine that asks for %s',
    async (name) => {
      expect(await statusUnder(`${name}:${port}`)).toBe(200);
      expect(await statusUnder(name)).toBe(200);
    },
  );

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '127.evil.example',
    '',
    'user@evil.example',
  ])('are not told to a page that reached this machine under the name "%s"', async (name) => {
    expect(await statusUnder(`${name}:${port}`)).toBe(404);
  });

  it('are told under no other path', async () => {
    expect(await statusUnder('localhost', '/')).toBe(404);
  });
});
