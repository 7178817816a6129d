import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTransaction } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { browserName } from './browser-name.ts';
import { announceEndedSessions } from './end-sessions.ts';
import type { LoginGrounds } from './login-grounds.ts';
import { createSecretToken, hashSecretToken } from './secret-token.ts';
import { sessionCookie } from './session-cookie.ts';
import { deleteSessionByToken, deleteSurplusSessions, insertSession } from './session-repository.ts';
import { sessionRules } from './session-rules.ts';

/**
 * Logs the person in: always a new token, and the session that the browser had before ends (session fixation). False,
 * and nothing happens, when what the login rests on was taken away meanwhile: whoever takes it away (new password, no
 * provider any more) has ended all sessions, and none may come after.
 */
export async function startSession(
  { db, notifications, config }: Platform,
  grounds: LoginGrounds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { name, options } = sessionCookie(config.PUBLIC_URL);
  const former = hashSecretToken(request.cookies[name]);
  const { token, hash } = createSecretToken();
  const session = { id: randomUUID(), grounds, tokenHash: hash, browser: browserName(request.headers['user-agent']) };
  const hasStarted = await withTransaction(db, async (tx) => {
    if (!(await insertSession(tx, session))) return false;
    const replaced = former === undefined ? [] : await deleteSessionByToken(tx, former);
    const surplus = await deleteSurplusSessions(tx, grounds.userId);
    await announceEndedSessions(notifications, tx, [...replaced, ...surplus]);
    return true;
  });
  if (hasStarted) void reply.setCookie(name, token, { ...options, maxAge: sessionRules.idleSeconds });
  return hasStarted;
}
