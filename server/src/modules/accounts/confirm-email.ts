import { withTransaction, type Executor } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { errorCode } from '../../platform/errors/error-code.ts';
import type { CurrentUser } from '../../platform/http/index.ts';
import { endOtherSessions, hashSecretToken } from '../sessions/index.ts';
import { mailAccountJob } from './account-mail-job.ts';
import type { Accounts } from './accounts.ts';
import { findEmailChangeByLink, markEmailChangeConfirmed, type EmailChange } from './email-change-repository.ts';
import { deleteIdentities } from './identity-repository.ts';
import { deleteResetLinks } from './mailed-link-repository.ts';
import { findUser, isEmailVerified, setProvedEmail } from './user-repository.ts';

/**
 * Changes the address. The link works only for who is logged in to the account that asked for it, so that nobody gets
 * another person's account under their address by opening what they were sent. A repeated click succeeds.
 */
export async function confirmEmail(accounts: Accounts, current: CurrentUser, token: string): Promise<void> {
  const { userId } = current;
  const tokenHash = hashSecretToken(token);
  await withTransaction(accounts.db, async (tx) => {
    const change = tokenHash === undefined ? undefined : await findEmailChangeByLink(tx, { tokenHash, userId });
    if (!change) throw new AppError('link_invalid');
    if (change.isConfirmed) return;
    if (await isEmailVerified(tx, change.email)) throw addressTaken();
    await replaceAddress(accounts, tx, current, change);
  }).catch((error: unknown) => {
    // Somebody else has proved the address in the same moment.
    throw isDuplicate(error) ? addressTaken() : error;
  });
}

/** What the old mailbox could open is closed: reset links, logins by a provider, and sessions other than this one. */
async function replaceAddress(
  { queue, notifications }: Accounts,
  tx: Executor,
  { userId, sessionKey }: CurrentUser,
  change: EmailChange,
): Promise<void> {
  const user = await findUser(tx, userId);
  if (!user) throw new AppError('not_authenticated');
  await setProvedEmail(tx, userId, change.email);
  await markEmailChangeConfirmed(tx, change.id);
  await deleteResetLinks(tx, userId);
  await deleteIdentities(tx, userId);
  await endOtherSessions(notifications, tx, { userId, sessionKey });
  await queue.enqueue(mailAccountJob, { kind: 'email-changed', to: user.email }, { tx });
}

const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && (errorCode(error) === '23505' || isDuplicate(error.cause));

const addressTaken = (): AppError =>
  new AppError('link_invalid', { message: 'This email address now belongs to another account.' });
