import { endLoginSessionEndpoint, endLoginSessionsEndpoint, loginSessionsEndpoint } from '@app/shared/contracts';
import { withTransaction } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { currentUser, requireUser, serve, type Http } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceEndedSessions, endSessionsOfUser } from './end-sessions.ts';
import { deleteLoginSession, listLoginSessions } from './login-session-repository.ts';
import { sessionCookie } from './session-cookie.ts';

const guarded = { preHandler: requireUser };

/** Where the person who asks is logged in, and the ways out of there. */
export function registerLoginSessionRoutes(api: Http, { db, notifications, config }: Platform): void {
  const { name, options } = sessionCookie(config.PUBLIC_URL);

  serve(api, loginSessionsEndpoint, { ...guarded, summary: 'The login sessions of the account' }, async (request) => {
    const { userId, sessionKey } = currentUser(request);
    const sessions = await listLoginSessions(db, userId);
    return {
      sessions: sessions.map(({ id, browser, system, lastUsedAt }) => ({
        id,
        current: id === sessionKey,
        browser,
        system,
        lastUsedAt: lastUsedAt.toISOString(),
      })),
    };
  });

  serve(api, endLoginSessionEndpoint, { ...guarded, summary: 'Logs out of one session' }, async (request, reply) => {
    const { userId, sessionKey } = currentUser(request);
    const id = request.params.id.toLowerCase();
    await withTransaction(db, async (tx) => {
      const ended = await deleteLoginSession(tx, userId, id);
      if (ended.length === 0) throw new AppError('not_found');
      await announceEndedSessions(notifications, tx, ended);
    });
    if (id === sessionKey) void reply.clearCookie(name, options);
    return reply.code(204).send();
  });

  serve(api, endLoginSessionsEndpoint, { ...guarded, summary: 'Logs out everywhere' }, async (request, reply) => {
    await withTransaction(db, (tx) => endSessionsOfUser(notifications, tx, currentUser(request).userId));
    return reply.clearCookie(name, options).code(204).send();
  });
}
