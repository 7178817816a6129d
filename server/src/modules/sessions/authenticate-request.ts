import type { FastifyRequest } from 'fastify';
import type { Authenticator } from '../../platform/http/index.ts';
import type { FindLiveSession } from './find-live-session.ts';
import { sessionRules } from './session-rules.ts';

/** Answers who asks. A stale token counts as nobody: the browser then refreshes it and asks again. */
export function createAuthenticator(findLiveSession: FindLiveSession): Authenticator {
  return {
    async authenticate(request) {
      const session = await findLiveSession(request);
      if (!session || (session.tokenAgeSeconds > sessionRules.freshSeconds && !isSocket(request))) return null;
      return { userId: session.userId, email: session.email, sessionKey: session.id };
    },
  };
}

/** A browser cannot see why a handshake failed, so it could not know that it should refresh: sockets take stale tokens. */
function isSocket(request: FastifyRequest): boolean {
  return request.headers.upgrade?.toLowerCase() === 'websocket';
}
