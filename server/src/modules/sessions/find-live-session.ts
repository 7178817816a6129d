import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/db/index.ts';
import { batchLookups } from './batch-lookups.ts';
import { hashSecretToken } from './secret-token.ts';
import {
  confirmToken,
  findSessionByPreviousToken,
  noteUse,
  type FindSessions,
  type SessionRow,
} from './session-repository.ts';
import { sessionRules } from './session-rules.ts';

export interface LiveSession extends SessionRow {
  /** Hash of the token that the request carried. */
  readonly presentedHash: string;
  /** False: the request carried the predecessor of the current token, which is still accepted. */
  readonly isCurrent: boolean;
}

export type FindLiveSession = (request: FastifyRequest) => Promise<LiveSession | null>;

export function createFindLiveSession(
  database: Database,
  cookieName: string,
  findSessions: FindSessions,
): FindLiveSession {
  const findByToken = batchLookups(findSessions);
  return async (request) => {
    const presentedHash = hashSecretToken(request.cookies[cookieName]);
    if (presentedHash === undefined) return null;
    const current = await findByToken(presentedHash);
    if (current) {
      if (!current.isConfirmed) await confirmToken(database, current.id, presentedHash);
      if (current.unusedSeconds > sessionRules.noteUseSeconds) await noteUse(database, current.id);
      return { ...current, presentedHash, isCurrent: true };
    }
    const previous = await findSessionByPreviousToken(database, presentedHash);
    return previous ? { ...previous, presentedHash, isCurrent: false } : null;
  };
}
