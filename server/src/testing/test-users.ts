import type { FastifyRequest } from 'fastify';
import { composeModules, type Composition } from '../app.ts';
import type { CurrentUser } from '../platform/http/index.ts';
import type { Platform } from '../platform/platform.ts';

const header = 'x-test-user';

/** All modules, but whoever names a user in a header is that user. For tests of what comes after login. */
export function composeWithTestUsers(platform: Platform): Composition {
  return {
    ...composeModules(platform),
    authenticator: {
      authenticate: (request) => Promise.resolve(userOf(request)),
      authenticateAtRevision: (request) => Promise.resolve(userOf(request)),
      authenticateSocket: (request) => Promise.resolve(userOf(request)),
      liveSessions: (keys) => Promise.resolve(new Set(keys)),
      holdSession: () => Promise.resolve(true),
    },
  };
}

function userOf({ headers }: FastifyRequest): CurrentUser | null {
  const userId = headers[header];
  if (typeof userId !== 'string') return null;
  return { userId, email: 'test@example.com', sessionKey: `session of ${userId}` };
}

/** Headers that make a request come from this user. */
export const asUser = (userId: string): Record<string, string> => ({ [header]: userId });
