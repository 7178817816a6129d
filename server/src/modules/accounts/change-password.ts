import { withTransaction } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { CurrentUser } from '../../platform/http/index.ts';
import { endOtherSessions } from '../sessions/index.ts';
import { mailAccountJob } from './account-mail-job.ts';
import type { Accounts } from './accounts.ts';
import { deleteEmailChanges } from './email-change-repository.ts';
import { deleteResetLinks } from './mailed-link-repository.ts';
import { checkPassword } from './password-policy.ts';
import { proveIdentity } from './prove-identity.ts';
import { replacePassword } from './user-repository.ts';

export interface PasswordChange {
  readonly current: string;
  readonly wanted: string;
  readonly clientAddress: string;
}

/** Logs the person out everywhere but here, and tells them by mail. */
export async function changePassword(
  accounts: Accounts,
  { userId, sessionKey }: CurrentUser,
  { current, wanted, clientAddress }: PasswordChange,
): Promise<void> {
  const { db, hasher, queue, notifications } = accounts;
  const { email, fullName, passwordHash } = await proveIdentity(accounts, { userId, clientAddress, typed: current });
  // Who has none knows none: a reset link makes one.
  if (passwordHash === null) throw new AppError('password_wrong');
  await checkPassword(wanted, { email, fullName });
  const newHash = await hasher.hash(wanted);
  await withTransaction(db, async (tx) => {
    // Somebody else may have replaced it since it was compared.
    if (!(await replacePassword(tx, userId, passwordHash, newHash))) throw new AppError('password_wrong');
    await deleteResetLinks(tx, userId);
    await deleteEmailChanges(tx, userId);
    await endOtherSessions(notifications, tx, { userId, sessionKey });
    await queue.enqueue(mailAccountJob, { kind: 'password-changed', userId }, { tx });
  });
}
