import type { Authenticator } from '../../platform/http/index.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { createAuthenticator } from './authenticate-request.ts';
import { createFindLiveSession } from './find-live-session.ts';
import { sessionCookie } from './session-cookie.ts';
import { prepareFindSessions, prepareFindSessionsAtRevision } from './session-repository.ts';
import { sweepSessions } from './sweep-sessions.job.ts';

export { endOtherSessions, endSessionsOfUser } from './end-sessions.ts';
export type { LoginGrounds } from './login-grounds.ts';
export { createSecretToken, hashSecretToken } from './secret-token.ts';
export { cookiePolicy, sessionCookie, type CookiePolicy } from './session-cookie.ts';
export { startSession } from './start-session.ts';

export interface SessionsModule extends Module {
  readonly authenticator: Authenticator;
}

/** Who is logged in: `/auth/me`, `/auth/refresh`, `/auth/logout`, and the answer to everybody who asks for the user. */
export function createSessionsModule(platform: Platform): SessionsModule {
  const { db, config } = platform;
  const { name } = sessionCookie(config.PUBLIC_URL);
  const findLiveSession = createFindLiveSession(db, name, prepareFindSessions(db));
  const findAtRevision = createFindLiveSession(db, name, prepareFindSessionsAtRevision(db));
  return {
    authenticator: createAuthenticator(db, findLiveSession, findAtRevision),
    routes: async (api) => (await import('./routes.ts')).registerSessionRoutes(api, platform, findLiveSession),
    jobs: [sweepSessions(platform)],
  };
}
