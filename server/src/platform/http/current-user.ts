import type { FastifyRequest } from 'fastify';
import type { Executor } from '../db/index.ts';
import { AppError } from '../errors/app-error.ts';

export interface CurrentUser {
  readonly userId: string;
  readonly email: string;
  /** Names the session without being a credential; sockets are closed by it when the session ends. */
  readonly sessionKey: string;
  /** Grows with every change of this person's comparisons; absent where nobody has asked for it, or counts them. */
  readonly comparisonsRevision?: number;
}

/** Who is asking? The accounts module knows; everybody else asks through this. */
export interface Authenticator {
  authenticate(request: FastifyRequest): Promise<CurrentUser | null>;
  /** The same, with the revision of the person's comparisons. */
  authenticateAtRevision(request: FastifyRequest): Promise<CurrentUser | null>;
  /** For the handshake of a socket: a browser cannot see why one failed, so it could not know that it should refresh. */
  authenticateSocket(request: FastifyRequest): Promise<CurrentUser | null>;
  /** Which of these sessions (by `sessionKey`) have not ended. */
  liveSessions(sessionKeys: readonly string[]): Promise<ReadonlySet<string>>;
  /** False when the session has ended. Else it, and with it the account, lasts at least until the transaction ends. */
  holdSession(tx: Executor, sessionKey: string): Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyInstance {
    authenticator: Authenticator;
  }
  interface FastifyRequest {
    knownUser: CurrentUser | null;
  }
}

/** `preHandler` of every route that needs a session. */
export async function requireUser(request: FastifyRequest): Promise<void> {
  request.knownUser = await request.server.authenticator.authenticate(request);
  if (!request.knownUser) throw new AppError('not_authenticated');
}

/** `preHandler` of a route that also needs to know whether the comparisons of the person have changed. */
export async function requireUserAtRevision(request: FastifyRequest): Promise<void> {
  request.knownUser = await request.server.authenticator.authenticateAtRevision(request);
  if (!request.knownUser) throw new AppError('not_authenticated');
}

/** The user that `requireUser` found. */
export function currentUser(request: FastifyRequest): CurrentUser {
  if (!request.knownUser) throw new Error('The route lacks the requireUser preHandler.');
  return request.knownUser;
}
