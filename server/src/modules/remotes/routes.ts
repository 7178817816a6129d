import { remoteFailuresEndpoint } from '@app/shared/contracts';
import type { Registry } from '@app/shared/federation/server';
import { serve, type Http } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { createFailureCounter } from './failure-counter.ts';

/** Far more than a page sends that works; enough for one that fails and is tried again. */
const reportsPerMinute = 30;

export function registerRemoteRoutes(api: Http, { metrics }: Platform, readRegistry: () => Promise<Registry>): void {
  const count = createFailureCounter(metrics);
  const config = { rateLimit: { max: reportsPerMinute, timeWindow: '1 minute' } };
  serve(api, remoteFailuresEndpoint, { config }, async (request, reply) => {
    const failure = request.body;
    request.log.warn({ failure }, 'a release of a remote failed for a visitor');
    count(failure, await readRegistry());
    return reply.code(204).send();
  });
}
