import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { endServer, exitOf } from './end-server.ts';

const shortSteps = [
  { signal: 'SIGINT', patienceMs: 200 },
  { signal: 'SIGQUIT', patienceMs: 200 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
] as const;

const aServer = async (deafTo: readonly string[]): Promise<ChildProcess> => {
  const listeners = deafTo.map((signal) => `process.on('${signal}', () => {});`).join('');
  const script = `${listeners} setInterval(() => {}, 1000); console.log('ready');`;
  const server = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(server.stdout, 'data');
  return server;
};

describe('endServer', () => {
  it('asks kindly first', async () => {
    const server = await aServer([]);
    await endServer(server, shortSteps);
    expect(server.signalCode).toBe('SIGINT');
  });

  it('ends one that does not listen', async () => {
    const server = await aServer(['SIGINT', 'SIGQUIT']);
    await endServer(server, shortSteps);
    expect(server.signalCode).toBe('SIGKILL');
  });

  it('is done at once when the server is gone already', async () => {
    const server = await aServer([]);
    server.kill('SIGKILL');
    await exitOf(server);
    await endServer(server);
    expect(server.signalCode).toBe('SIGKILL');
  });
});
