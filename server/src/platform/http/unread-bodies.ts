import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Slower than any line that a file is sent over (0.25 MBit/s). */
const leastBytes = 327_680;
const paceMs = 10_000;

export interface Pace {
  readonly leastBytes: number;
  readonly paceMs: number;
}

/**
 * What was answered before its body came (an upload of nobody, a file that is no PDF) still takes the body in, because
 * browsers read no answer before they have sent everything. But it has to come at a pace, else the connection could be kept for an hour with a
 * byte now and then.
 */
export function endUnreadBodies(app: FastifyInstance, pace: Pace = { leastBytes, paceMs }): void {
  app.addHook('onResponse', async ({ raw, headers }) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody && !raw.readableEnded && !raw.socket.destroyed) watchPace(raw, pace);
  });
}

function watchPace(raw: IncomingMessage, pace: Pace): void {
  const { socket } = raw;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead - seen < pace.leastBytes) socket.destroy();
    seen = socket.bytesRead;
  }, pace.paceMs);
  timer.unref();
  const stop = (): void => clearInterval(timer);
  raw.once('end', stop).once('close', stop);
  // Who was reading it has stopped.
  raw.unpipe();
  raw.resume();
}
