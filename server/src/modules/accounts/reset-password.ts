import type { ResetPasswordRequest } from '@app/shared/contracts';
import { withTransaction } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { endSessionsOfUser, hashSecretToken } from '../sessions/index.ts';
import type { Accounts } from './accounts.ts';
import { mailAccountJob } from './account-mail-job.ts';
import { deleteEmailChanges } from './email-change-repository.ts';
import { consumeResetLink, deleteResetLinks, findResetLinkOwner } from './mailed-link-repository.ts';
import { checkPassword } from './password-policy.ts';
import { setProvedPassword } from './user-repository.ts';

/** The link is used up only by success: a refused password must not cost the person the link. */
export async function resetPassword(accounts: Accounts, request: ResetPasswordRequest): Promise<void> {
  const { db, hasher, queue, notifications } = accounts;
  const tokenHash = hashSecretToken(request.token);
  const owner = tokenHash === undefined ? undefined : await findResetLinkOwner(db, tokenHash);
  if (tokenHash === undefined || !owner) throw new AppError('link_invalid');
  const { userId } = owner;
  await checkPassword(request.new_password, owner);
  const passwordHash = await hasher.hash(request.new_password);
  await withTransaction(db, async (tx) => {
    if (!(await consumeResetLink(tx, tokenHash))) throw new AppError('link_invalid');
    await deleteResetLinks(tx, userId);
    await deleteEmailChanges(tx, userId);
    await setProvedPassword(tx, userId, passwordHash);
    await endSessionsOfUser(notifications, tx, userId);
    await queue.enqueue(mailAccountJob, { kind: 'password-changed', userId }, { tx });
  });
}
