import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTransaction } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceEndedSessions } from './end-sessions.ts';
import { createSecretToken, hashSecretToken } from './secret-token.ts';
import { sessionCookie } from './session-cookie.ts';
import { deleteSessionByToken, deleteSurplusSessions, insertSession } from './session-repository.ts';
import { sessionRules } from './session-rules.ts';

/** Logs the person in: always a new token, and the session that the browser had before ends (session fixation). */
export async function startSession(
  { db, notifications, config }: Platform,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { name, options } = sessionCookie(config.PUBLIC_URL);
  const former = hashSecretToken(request.cookies[name]);
  const { token, hash } = createSecretToken();
  await withTransaction(db, async (tx) => {
    await insertSession(tx, { id: randomUUID(), userId, tokenHash: hash });
    const replaced = former === undefined ? [] : await deleteSessionByToken(tx, former);
    const surplus = await deleteSurplusSessions(tx, userId);
    await announceEndedSessions(notifications, tx, [...replaced, ...surplus]);
  });
  void reply.setCookie(name, token, { ...options, maxAge: sessionRules.idleSeconds });
}
