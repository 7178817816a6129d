import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { explainListening } from '../processes/index.ts';
import { isLoopback } from '../../config/has-mailbox.ts';
import type { Metrics } from './create-metrics.ts';

const host = '127.0.0.1';

/**
 * On loopback only: figures about the service are nobody else's business. Another name that leads to this machine would
 * let a foreign page read along (DNS rebinding).
 */
export async function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || !isLoopback(nameOf(request))) {
      response.writeHead(404).end();
      return;
    }
    metrics.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw explainListening(error, { port, host, setting: 'METRICS_PORT' });
  });
  return server;
}

const nameOf = ({ headers }: IncomingMessage): string => (headers.host ?? '').replace(/:\d+$/, '');
