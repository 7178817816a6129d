import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Slower than any line that files are sent over, three at a time (17 kbit/s each). No JSON body is longer. */
const leastBytes = 65_536;
const paceMs = 30_000;

export interface Pace {
  readonly leastBytes: number;
  readonly paceMs: number;
}

/**
 * A body that does not arrive at a minimum pace costs its connection, whether it is being read or was answered before
 * it came: otherwise a byte now and then would keep it open for an hour.
 */
export function keepBodiesMoving(app: FastifyInstance, pace: Pace = { leastBytes, paceMs }): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody) watchPace(raw, pace);
  });
  // Browsers read no answer before they have sent everything, so what nobody reads any more is still taken in.
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.readableEnded || raw.socket.destroyed) return;
    raw.unpipe();
    raw.resume();
  });
}

function watchPace(raw: IncomingMessage, { leastBytes: least, paceMs: everyMs }: Pace): void {
  const { socket } = raw;
  let seen = socket.bytesRead;
  const judge = (): void => {
    const isSlow = socket.bytesRead - seen < least;
    if (isSlow && !waitsForUs(raw)) socket.destroy();
    seen = socket.bytesRead;
  };
  // After a poll of the sockets: a process that was busy has not seen yet what waits for it.
  const timer = setInterval(() => setImmediate(judge), everyMs);
  timer.unref();
  const stop = (): void => clearInterval(timer);
  raw.once('end', stop).once('close', stop);
}

/** All that may wait here has arrived: storage or database are slow, not the sender. */
const waitsForUs = (raw: IncomingMessage): boolean => raw.complete || raw.readableLength >= raw.readableHighWaterMark;
