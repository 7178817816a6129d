import { AppError } from '../../platform/errors/app-error.ts';
import type { Accounts } from './accounts.ts';
import { normalizeEmail } from './email-address.ts';
import { findUser, type UserRow } from './user-repository.ts';

export interface Proof {
  readonly userId: string;
  readonly clientAddress: string;
  /** The password; of an account without one, its email address. */
  readonly typed: string;
}

/**
 * Somebody who is logged in shows once more who they are: a browser that was left open must not be enough. Wrong tries are
 * counted like failed logins.
 *
 * @throws AppError `password_wrong`
 */
export async function proveIdentity(
  { db, hasher, throttles }: Accounts,
  { userId, clientAddress, typed }: Proof,
): Promise<UserRow> {
  await throttles.proof.take(clientAddress, userId);
  const user = await findUser(db, userId);
  if (!user) throw new AppError('not_authenticated');
  const isProved =
    user.passwordHash === null ? normalizeEmail(typed) === user.email : await hasher.matches(user.passwordHash, typed);
  if (!isProved) {
    const message = 'This is not the email address of your account.';
    throw new AppError('password_wrong', user.passwordHash === null ? { message } : {});
  }
  await throttles.proof.forgive(clientAddress, userId);
  return user;
}
