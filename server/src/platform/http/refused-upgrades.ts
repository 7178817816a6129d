import type { FastifyInstance } from 'fastify';

/**
 * A socket that asked for an upgrade has left the HTTP server's care, so after a refusal nobody would end it: it would
 * stay open for ever and keep the server from closing.
 */
export function endRefusedUpgrades(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.headers.upgrade !== undefined && reply.statusCode >= 400) request.raw.socket.destroySoon();
  });
}
