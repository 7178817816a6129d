import { logoutEndpoint, meEndpoint, refreshEndpoint } from '@app/shared/contracts';
import type { FastifyReply } from 'fastify';
import { withTransaction } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serve, type Http } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceEndedSessions } from './end-sessions.ts';
import { registerLoginSessionRoutes } from './login-session-routes.ts';
import type { FindLiveSession, LiveSession } from './find-live-session.ts';
import { renewSession } from './renew-session.ts';
import { hashSecretToken } from './secret-token.ts';
import { sessionCookie } from './session-cookie.ts';
import { deleteSessionByToken } from './session-repository.ts';
import { sessionRules } from './session-rules.ts';

export function registerSessionRoutes(api: Http, platform: Platform, findLiveSession: FindLiveSession): void {
  const { db, notifications, config } = platform;
  const { name, options } = sessionCookie(config.PUBLIC_URL);
  registerLoginSessionRoutes(api, platform);

  const renew = async (session: LiveSession, reply: FastifyReply): Promise<void> => {
    const token = await renewSession(db, session);
    if (token !== null) void reply.setCookie(name, token, { ...options, maxAge: sessionRules.idleSeconds });
  };

  serve(api, meEndpoint, {}, async (request, reply) => {
    const session = await findLiveSession(request);
    if (!session) throw new AppError('not_authenticated');
    if (session.tokenAgeSeconds > sessionRules.renewAfterSeconds) await renew(session, reply);
    return { email: session.email };
  });

  serve(api, refreshEndpoint, {}, async (request, reply) => {
    const session = await findLiveSession(request);
    if (!session) throw new AppError('not_authenticated');
    await renew(session, reply);
    return { success: true };
  });

  serve(api, logoutEndpoint, {}, async (request, reply) => {
    const hash = hashSecretToken(request.cookies[name]);
    if (hash !== undefined) {
      await withTransaction(db, async (tx) =>
        announceEndedSessions(notifications, tx, await deleteSessionByToken(tx, hash)),
      );
    }
    void reply.clearCookie(name, options);
    return { success: true };
  });
}
