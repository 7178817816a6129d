import { withTransaction } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { CurrentUser } from '../../platform/http/index.ts';
import { mailAccountJob } from './account-mail-job.ts';
import type { Accounts } from './accounts.ts';
import { normalizeEmail } from './email-address.ts';
import { replaceEmailChange } from './email-change-repository.ts';
import { proveIdentity } from './prove-identity.ts';

export interface WantedEmail {
  readonly wanted: string;
  readonly password: string;
  readonly clientAddress: string;
}

/**
 * Only notes the wish, and tells the old address. Whether the new one has an account is found out where the mail is written.
 */
export async function changeEmail(
  accounts: Accounts,
  { userId }: CurrentUser,
  { wanted, password, clientAddress }: WantedEmail,
): Promise<void> {
  const { db, queue, throttles } = accounts;
  const { email: old, passwordHash } = await proveIdentity(accounts, { userId, clientAddress, typed: password });
  // Its address is all that such an account could be asked for, and every page shows that.
  if (passwordHash === null) throw new AppError('password_wrong');
  const email = normalizeEmail(wanted);
  if (email === old) {
    throw new AppError('validation_failed', { message: 'This is already the email address of your account.' });
  }
  await throttles.changeEmail.take(clientAddress, userId);
  await withTransaction(db, async (tx) => {
    const changeId = await replaceEmailChange(tx, { userId, email });
    await queue.enqueue(mailAccountJob, { kind: 'change-email', changeId }, { tx });
    await queue.enqueue(mailAccountJob, { kind: 'email-change-asked', to: old }, { tx });
  });
}
