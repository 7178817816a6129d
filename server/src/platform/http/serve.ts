import { errorResponse, type Endpoint, type FormRequest, type SocketEndpoint } from '@app/shared/contracts';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { WebSocket } from 'ws';
import * as z from 'zod';
import type { Http } from './http-types.ts';

type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> =
  E['request'] extends Readonly<Record<Name, infer Schema extends z.core.$ZodType>> ? z.output<Schema> : unknown;

/** A request whose parts are those of the endpoint, parsed. */
export type EndpointRequest<E extends Endpoint> = FastifyRequest<{
  Params: Part<E, 'params'>;
  Querystring: Part<E, 'query'>;
  Body: Part<E, 'body'>;
}>;

/**
 * What a handler returns: JSON is checked against the contract; a file, nothing, or JSON that is stored as text is sent by
 * the handler itself.
 */
type HandlerAnswer<E extends Endpoint> =
  | FastifyReply
  | (E['answer'] extends z.core.$ZodType ? z.output<E['answer']> : never);

export interface ServeOptions extends Pick<RouteShorthandOptions, 'config' | 'preHandler'> {
  /** One sentence for the description of the API. */
  readonly summary?: string;
}

/** Registers an endpoint of the contracts: its method, path and schemas, which are its description as well. */
export function serve<E extends Endpoint>(
  api: Http,
  endpoint: E,
  options: ServeOptions,
  handler: (request: EndpointRequest<E>, reply: FastifyReply) => Promise<HandlerAnswer<E>>,
): void;
export function serve(
  api: Http,
  { method, path, request, answer }: Endpoint,
  { summary, ...options }: ServeOptions,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  api.route({
    ...options,
    method,
    url: path,
    schema: {
      ...(summary !== undefined && { summary }),
      ...(request.params && { params: request.params }),
      ...(request.query && { querystring: request.query }),
      ...(request.body && { body: request.body }),
      ...(request.form && { body: formSchema(request.form), consumes: ['multipart/form-data'] }),
      response: { ...answerSchema(answer), '4xx': errorResponse },
    },
    // A form is read by its handler, part by part as it comes: there is no body to check before.
    ...(request.form && { validatorCompiler: unchecked }),
    handler,
  });
}

/** Schemas that only describe. */
const unchecked = () => (value: unknown) => ({ value });

const formSchema = ({ fields, file }: FormRequest) => z.object({ ...fields._zod.def.shape, [file]: z.file() });

function answerSchema(answer: Endpoint['answer']) {
  if (answer === null) return { 204: z.null().describe('Done') };
  if ('file' in answer) return { 200: { description: 'The file', content: { [answer.file]: { schema: z.file() } } } };
  return { 200: answer };
}

/** Registers a socket of the contracts. Its handler checks the query: after the handshake it can say what is wrong. */
export function serveSocket(
  api: Http,
  { path, request, message }: SocketEndpoint,
  { summary }: Pick<ServeOptions, 'summary'>,
  handler: (socket: WebSocket, request: FastifyRequest) => Promise<void>,
): void {
  const messages = { description: 'A WebSocket; each message', content: { 'application/json': { schema: message } } };
  api.route({
    method: 'GET',
    url: path,
    schema: { ...(summary !== undefined && { summary }), querystring: request.query, response: { 101: messages } },
    validatorCompiler: unchecked,
    handler: (_request, reply) => reply.callNotFound(),
    wsHandler: handler,
  });
}
