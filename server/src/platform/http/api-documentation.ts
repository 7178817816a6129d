import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Config } from '../../config/env.ts';

/** OpenAPI made from the schemas that the routes check with, served as JSON. Call before the routes. */
export function describeApi(app: FastifyInstance, config: Config): void {
  const routes: RouteOptions[] = [];
  let description: Promise<string> | undefined;
  app.addHook('onRoute', (route) => void routes.push(route));
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    description ??= describeRoutes(routes, config);
    await reply.type('application/json; charset=utf-8').send(await description);
  });
}

/** With an application of its own that serves nothing: what makes the description is loaded when somebody asks for it. */
async function describeRoutes(routes: readonly RouteOptions[], config: Config): Promise<string> {
  const [{ fastify }, { default: swagger }, { jsonSchemaTransform }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('fastify-type-provider-zod'),
  ]);
  const described = fastify({ exposeHeadRoutes: false });
  described.setValidatorCompiler(() => () => true);
  described.setSerializerCompiler(() => String);
  await described.register(swagger, {
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
  const handler = async () => null;
  for (const { method, url, schema = {} } of routes) described.route({ method, url, schema, handler });
  await described.ready();
  return JSON.stringify(described.swagger());
}
