import type { Database } from '../../platform/db/index.ts';
import type { LiveSession } from './find-live-session.ts';
import { createSecretToken } from './secret-token.ts';
import { replaceLostToken, rotateToken } from './session-repository.ts';

/**
 * Gives the session a new token and extends its idle time. Null when a parallel request of the same browser has just
 * done so: the cookie of that answer is on its way, and another one would make it worthless.
 */
export async function renewSession(database: Database, session: LiveSession): Promise<string | null> {
  const { token, hash } = createSecretToken();
  const replace = session.isCurrent ? rotateToken : replaceLostToken;
  return (await replace(database, session.id, session.presentedHash, hash)) ? token : null;
}
