import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { explainListening } from '../processes/index.ts';
import type { Metrics } from './create-metrics.ts';

const host = '127.0.0.1';

/** On loopback only: figures about the service are nobody else's business. */
export async function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
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
