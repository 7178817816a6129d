import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '../errors/error-code.ts';

/** Somebody else listens there. The message is for the person who started us. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';

  constructor(port: number, host: string) {
    super(
      `Port ${port} on ${host} is taken by another program. Stop that program, or set PORT to a free one (PORT=${port + 1}).`,
    );
  }
}

/** The port itself when it is free; any free one for 0. Waits a little for one that is just being given up. */
export async function findPort(port: number, host: string, patienceMs = 0): Promise<number> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const found = await tryPort(port, host);
    if (found !== null) return found;
    if (Date.now() >= deadline) throw new PortTaken(port, host);
    await wait(100);
  }
}

async function tryPort(port: number, host: string): Promise<number | null> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return null;
    throw error;
  }
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : port;
}
