import type { FastifyRequest } from 'fastify';

/** By the route that answers, not by what was typed: `/%61pi` leads to the same one. */
export function isApiRequest(request: FastifyRequest): boolean {
  return [request.routeOptions.url ?? '', request.url].some((path) => /^\/api([/?]|$)/.test(path));
}
