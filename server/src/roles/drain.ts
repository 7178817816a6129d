import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A balancer has looked at `/readyz` by then, and used up the connections that it keeps to us. */
const defaultDrainMs = 5_000;
/** For what was on its way when the door was closed. */
const lastRequestsMs = 500;

/**
 * Prepares for leaving a balancer without losing a request: for a while everything is still answered, and every answer
 * asks for a new connection, so that none is in use when the rest are closed. Call it before the server listens.
 */
export function prepareDrain(app: FastifyInstance, drainMs = defaultDrainMs): () => Promise<void> {
  let isDraining = false;
  app.addHook('onRequest', async (_request, reply) => {
    if (isDraining) void reply.header('connection', 'close');
  });
  return async () => {
    isDraining = true;
    await wait(drainMs);
    // Not the server's own `close`, which also cuts connections that were just made and have not said anything yet.
    NetServer.prototype.close.call(app.server);
    await wait(lastRequestsMs);
  };
}
