import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isApiRequest } from './is-api-request.ts';
import type { Config } from '../../config/env.ts';

/** For everything that is not a page: nothing may be loaded or run, should a browser ever render it. */
const apiPolicy = {
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

const oneYearSeconds = 365 * 24 * 3_600;

/** The headers of every answer. Pages replace the content policy with their own. */
export async function registerSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const isHttps = config.PUBLIC_URL.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: apiPolicy },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps ? { maxAge: oneYearSeconds, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0];
    // The OneDrive window opens this address and must be able to talk to the page that opened it.
    if (path !== '/dashboard/') void reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    void reply.header('permissions-policy', 'screen-wake-lock=(self), camera=(), microphone=(), geolocation=()');
    if (isApiRequest(request)) void reply.header('cache-control', 'no-store');
  });
}
