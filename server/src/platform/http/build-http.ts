import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { fastify, type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from '../../config/env.ts';
import type { Platform } from '../platform.ts';
import { describeApi } from './api-documentation.ts';
import { keepBodiesMoving } from './body-pace.ts';
import { registerBodyParsers } from './body-parsers.ts';
import type { Authenticator } from './current-user.ts';
import { answerError, answerNotFound } from './error-handler.ts';
import type { Http } from './http-types.ts';
import { compressAnswers } from './compress-answers.ts';
import { answerClientError } from './client-errors.ts';
import { isApiRequest } from './is-api-request.ts';
import { createOriginCheck } from './origin-check.ts';
import { endRefusedUpgrades } from './refused-upgrades.ts';
import { registerRequestLog } from './request-log.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { endBrokenSocket } from './socket-errors.ts';

/** Longest JSON body. Files come as multipart, which has its own limits. */
const bodyLimitBytes = 65_536;
/** A connection that sends and receives nothing for this long is cut. */
const idleTimeoutMs = 120_000;
/** Even the largest file over a slow line has come by then. */
const uploadTimeoutMs = 3_600_000;
/** Browsers send no messages on sockets, so the largest one is small. */
const socketMessageLimitBytes = 1_024;

/** Makes no compiler: those of zod are set. Where none is named, fastify loads those for JSON Schema. */
const replaced = (): never => {
  throw new Error('The compilers are those of zod.');
};

/** A server with everything around the routes: parsing, errors, limits, headers, documentation. */
export async function buildHttp(
  { config, logger, metrics }: Pick<Platform, 'config' | 'logger' | 'metrics'>,
  authenticator: Authenticator,
): Promise<Http> {
  const loggerInstance: FastifyBaseLogger = logger;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    bodyLimit: bodyLimitBytes,
    connectionTimeout: idleTimeoutMs,
    forceCloseConnections: 'idle',
    // Who came before the door was closed is served.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    requestTimeout: uploadTimeoutMs,
    http: { headersTimeout: 20_000 },
    clientErrorHandler: answerClientError,
    schemaController: { compilersFactory: { buildValidator: replaced, buildSerializer: replaced } },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  app.decorate('authenticator', authenticator);
  app.decorateRequest('knownUser', null);
  // Before every hook that may refuse: it closes the connection of a refused handshake, which node leaves to us.
  await app.register(websocket, {
    options: { maxPayload: socketMessageLimitBytes, perMessageDeflate: false },
    errorHandler: endBrokenSocket,
  });
  registerRequestLog(app, metrics);
  endRefusedUpgrades(app);
  keepBodiesMoving(app);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  await registerSecurityHeaders(app, config);
  compressAnswers(app);
  await app.register(cookie);
  app.addHook('onRequest', createOriginCheck(config));
  await registerRateLimit(app, config);
  await registerBodyParsers(app, config);
  describeApi(app, config);
  return app;
}

/** A coarse fence against floods, per process and address. What must be exact (logins) counts in the database. */
async function registerRateLimit(app: Http, config: Config): Promise<void> {
  if (config.RATE_LIMIT_PER_MINUTE === 0) return;
  await app.register(rateLimit, {
    max: config.RATE_LIMIT_PER_MINUTE,
    timeWindow: 60_000,
    allowList: (request) => !isApiRequest(request),
  });
}
