import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import type { Metrics } from '../metrics/index.ts';

/** One line and one observation per request. Queries are left out: they carry tokens of mailed links and file names. */
export function registerRequestLog(app: FastifyInstance, metrics: Metrics): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.5, 1, 5, 30],
    registers: [metrics],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    request.log.info(
      {
        method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
