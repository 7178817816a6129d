import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { explainListening, PortTaken } from './listen-problem.ts';

/** The port itself when it is free; any free one for 0. Waits a little for one that is just being given up. */
export async function findPort(port: number, host: string, patienceMs = 0): Promise<number> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await tryPort(port, host);
    } catch (error) {
      const problem = explainListening(error, { port, host });
      if (!(problem instanceof PortTaken) || Date.now() >= deadline) throw problem;
    }
    await wait(100);
  }
}

async function tryPort(port: number, host: string): Promise<number> {
  const probe = createServer();
  probe.listen(port, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : port;
}
