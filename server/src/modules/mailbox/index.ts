import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/env.ts';
import { hasMailbox, isLoopback } from '../../config/has-mailbox.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Http } from '../../platform/http/index.ts';
import { mailboxDir } from '../../platform/mail/index.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { mailboxPage, mailboxStyle } from './mailbox-page.ts';
import { readMailbox } from './read-mailbox.ts';

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function createMailbox({ config }: Platform): Module {
  if (!hasMailbox(config)) return {};
  return { pages: (root) => mailboxPages(root, config) };
}

function mailboxPages(root: Http, config: Config): void {
  const onlyFromHere = async (request: FastifyRequest): Promise<void> => {
    const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
    const isFromHere = isLoopback(request.socket.remoteAddress ?? '');
    // Another name that resolves to this machine would let a foreign page read along (DNS rebinding).
    const isOwnName = isLoopback(request.hostname);
    if (isForwarded || !isFromHere || !isOwnName) throw new AppError('not_found');
  };
  root.get('/mailbox', { preHandler: onlyFromHere, schema: { hide: true } }, async (_request, reply) => {
    const html = mailboxPage(await readMailbox(mailboxDir(config)));
    void reply.header('cache-control', 'no-store').header('content-security-policy', policy);
    return reply.type('text/html; charset=utf-8').send(html);
  });
  root.get('/mailbox/style.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(mailboxStyle),
  );
}
