import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/db/index.ts';
import type { Authenticator, CurrentUser } from '../../platform/http/index.ts';
import type { FindLiveSession, LiveSession } from './find-live-session.ts';
import { findLiveIds, holdSession } from './session-repository.ts';
import { sessionRules } from './session-rules.ts';

/** Answers who asks. A stale token counts as nobody: the browser then refreshes it and asks again. */
export function createAuthenticator(
  database: Database,
  findLiveSession: FindLiveSession,
  findAtRevision: FindLiveSession,
): Authenticator {
  const authenticateWith = (find: FindLiveSession) => async (request: FastifyRequest) => {
    const session = await find(request);
    return session && session.tokenAgeSeconds <= sessionRules.freshSeconds ? userOf(session) : null;
  };
  return {
    authenticate: authenticateWith(findLiveSession),
    authenticateAtRevision: authenticateWith(findAtRevision),
    async authenticateSocket(request) {
      const session = await findLiveSession(request);
      return session && userOf(session);
    },
    liveSessions: (sessionKeys) => findLiveIds(database, sessionKeys),
    holdSession,
  };
}

const userOf = ({ userId, email, id, comparisonsRevision }: LiveSession): CurrentUser => ({
  userId,
  email,
  sessionKey: id,
  ...(comparisonsRevision === undefined ? {} : { comparisonsRevision }),
});
