import type { FastifyInstance } from 'fastify';

/** A small body that takes longer is held back on purpose, to keep the connection busy. */
const smallBodyMs = 30_000;

/** Files may take their time; everything else is small and must come at once. */
export function cutSlowBodies(app: FastifyInstance, timeoutMs = smallBodyMs): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    const isFile = /^multipart\//i.test(headers['content-type'] ?? '');
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (isFile || !hasBody) return;
    const timer = setTimeout(() => raw.destroy(), timeoutMs);
    timer.unref();
    const clear = (): void => clearTimeout(timer);
    raw.once('end', clear).once('close', clear);
  });
}
