import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { closeCodes } from '@app/shared/contracts';
import { WebSocket, WebSocketServer } from 'ws';
import { createLogger } from '../../platform/logging/create-logger.ts';
import { OpenSockets } from './open-sockets.ts';

let server: WebSocketServer;
let sockets: OpenSockets;
let live: Set<string>;
let looks: number;
let isDatabaseAway: boolean;

beforeEach(async () => {
  live = new Set(['mine', 'other']);
  looks = 0;
  isDatabaseAway = false;
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  sockets = new OpenSockets({
    liveSessions: async () => {
      looks += 1;
      if (isDatabaseAway) throw new Error('The database is away.');
      return new Set(live);
    },
    logger: createLogger({ level: 'silent', role: 'test' }),
    // A loaded machine answers a ping late, and a socket that has not answered by the next one is cut.
    pingEveryMs: 1_000,
  });
});
afterEach(() => {
  sockets.stop();
  server.close();
});

/** A browser's socket, admitted for the session. */
async function open(sessionKey: string) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const arriving = once(server, 'connection') as Promise<[WebSocket]>;
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`);
  const closed = once(client, 'close').then(([code]): unknown => code);
  const [socket] = await arriving;
  return { client, closed, isAdmitted: await sockets.admit(socket, { userId: 'ada', sessionKey }) };
}

describe('OpenSockets', () => {
  it('closes at the next ping what nobody told it to close', async () => {
    const [mine, other] = [await open('mine'), await open('other')];
    live.delete('mine');
    expect(await mine.closed).toBe(closeCodes.notAuthenticated);
    expect(other.client.readyState).toBe(WebSocket.OPEN);
  });

  it('does not admit a socket whose session has ended', async () => {
    const gone = await open('gone');
    expect([gone.isAdmitted, await gone.closed]).toEqual([false, closeCodes.notAuthenticated]);
  });

  it('leaves everybody connected while the database is away, and looks again', async () => {
    const mine = await open('mine');
    isDatabaseAway = true;
    const before = looks;
    await once(mine.client, 'ping');
    while (looks < before + 2) await once(mine.client, 'ping');
    expect(mine.client.readyState).toBe(WebSocket.OPEN);
    live.delete('mine');
    isDatabaseAway = false;
    expect(await mine.closed).toBe(closeCodes.notAuthenticated);
  });
});
