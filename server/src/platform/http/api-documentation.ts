import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Config } from '../../config/env.ts';

/** OpenAPI made from the schemas that the routes check with, served as JSON. Register before the routes. */
export async function registerApiDocumentation(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Discrepancy Checker',
        version: '1.0.0',
        description: 'Errors are `{ code, message, requestId }`. The session travels in a cookie.',
      },
      servers: [{ url: config.PUBLIC_URL }],
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    await reply.type('application/json; charset=utf-8').send(app.swagger());
  });
}
