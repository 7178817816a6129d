import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/env.ts';
import { AppError } from '../errors/app-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses what another site makes a browser send: every change and every socket must come from our own pages. Programs
 * that are no browsers send neither header and carry no cookie of somebody else.
 */
export function createOriginCheck(config: Config): (request: FastifyRequest) => Promise<void> {
  const isOurs = createOriginTest(config);
  return async (request) => {
    const isSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
    if (safeMethods.has(request.method) && !isSocket) return;
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const isFine = origin === undefined ? site === undefined || site === 'same-origin' : isOurs(origin, request);
    if (!isFine) throw new AppError('origin_refused');
  };
}

/** With PUBLIC_URL set only that origin is ours (loopback names count as one); else the address that was asked. */
function createOriginTest(config: Config): (origin: string, request: FastifyRequest) => boolean {
  if (!config.publicUrlIsExplicit) {
    return (origin, request) => URL.canParse(origin) && new URL(origin).host === request.headers.host;
  }
  const own = new URL(config.PUBLIC_URL);
  const names = loopbackNames.includes(own.hostname) ? loopbackNames : [own.hostname];
  const port = own.port === '' ? '' : `:${own.port}`;
  const allowed = new Set(names.map((name) => `${own.protocol}//${name}${port}`));
  return (origin) => allowed.has(origin);
}
