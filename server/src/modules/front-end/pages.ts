import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { runtimeSettings } from '@app/shared/contracts';
import { isVisitorId, newVisitorId, visitorCookie } from '@app/shared/federation/server';
import type { Config } from '../../config/env.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Http } from '../../platform/http/index.ts';
import { sessionCookie } from '../sessions/index.ts';
import { chooseEncoding, compressPage } from './compress-page.ts';
import { fillPage } from './fill-page.ts';
import type { RegistryReader } from './registry-reader.ts';
import { runtimeSettingsOf } from './runtime-settings.ts';
import { findTopLevelFile, serveReleasedFiles } from './static-files.ts';

export async function servePages(root: Http, config: Config, registryReader: RegistryReader): Promise<void> {
  const session = sessionCookie(config.PUBLIC_URL);
  await serveReleasedFiles(root, config);
  await root.register(fastifyStatic, { root: path.join(config.SITE_DIR, 'host'), serve: false });

  root.get('/config.json', { schema: { hide: true, response: { 200: runtimeSettings } } }, async (_request, reply) => {
    void reply.header('cache-control', 'no-cache');
    return runtimeSettingsOf(config);
  });

  root.get('/remotes.json', { schema: { hide: true } }, async (request, reply) => {
    const { text, etag } = await registryReader.read();
    void reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    return answerWithTag(request, reply, { body: text, etag, type: 'application/json; charset=utf-8' });
  });

  root.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    const file = findTopLevelFile(config, pathname.slice(1));
    if (file !== null) return reply.sendFile(file, { maxAge: '1h' });
    if (!isPage(pathname)) throw new AppError('not_found');
    const visitorId = recogniseVisitor(config, request, reply);
    const hasSession = request.cookies[session.name] !== undefined;
    const { html, etag, policy } = await fillPage(config, registryReader, { pathname, visitorId, hasSession });
    void reply.header('content-security-policy', policy);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    void reply.header('vary', 'accept-encoding, cookie');
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    const body = await compressPage(html, etag, encoding);
    const answer = { body, etag: `W/${etag}`, type: 'text/html; charset=utf-8', isPrivate: true };
    return answerWithTag(request, reply, answer);
  });
}

/** The visitor's id, given with the first page: what that page preloads hangs on it, and what it will load. */
function recogniseVisitor({ PUBLIC_URL }: Config, request: FastifyRequest, reply: FastifyReply): string {
  const { name, maxAgeS: maxAge } = visitorCookie;
  const known = request.cookies[name];
  if (isVisitorId(known)) return known;
  const fresh = newVisitorId();
  const secure = new URL(PUBLIC_URL).protocol === 'https:';
  void reply.setCookie(name, fresh, { path: '/', maxAge, sameSite: 'lax', secure });
  return fresh;
}

/** Unknown paths are pages too: the host says that there is nothing. A name with an ending was meant as a file. */
function isPage(pathname: string): boolean {
  return !/^\/(api|assets|remotes)(\/|$)/.test(pathname) && !/\.[a-z0-9]{2,5}$/i.test(pathname);
}

interface Answer {
  readonly body: string | Buffer;
  readonly etag: string;
  readonly type: string;
  /** It is one visitor's own: no cache between may keep it. */
  readonly isPrivate?: boolean;
}

/** Always asked for, sent again only when changed. */
function answerWithTag(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  const { body, etag, type, isPrivate = false } = answer;
  void reply.header('cache-control', isPrivate ? 'private, no-cache' : 'no-cache').header('etag', etag);
  if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
  return reply.type(type).send(body);
}

/** RFC 9110, 13.1.2: a list, compared weakly, since a proxy that compresses makes strong tags weak. */
function isKnown(etag: string, ifNoneMatch = ''): boolean {
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}
