import type { LoginRequest } from '@app/shared/contracts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { LoginGrounds } from '../sessions/index.ts';
import type { Accounts } from './accounts.ts';
import { normalizeEmail } from './email-address.ts';
import { findPendingSignUp } from './sign-up-repository.ts';
import { findUserByVerifiedEmail } from './user-repository.ts';

/**
 * Answers what the session may rest on, or throws. Every refusal costs two comparisons, whatever exists: the account's password
 * and that of a sign-up which waits for its link.
 */
export async function logIn(
  { db, hasher, throttles }: Accounts,
  request: LoginRequest,
  clientAddress: string,
): Promise<LoginGrounds> {
  const email = normalizeEmail(request.email);
  await throttles.login.take(clientAddress, email);
  const user = await findUserByVerifiedEmail(db, email);
  const passwordHash = user?.passwordHash ?? undefined;
  const isUser = await hasher.matches(passwordHash, request.password);
  if (user && passwordHash !== undefined && isUser) {
    await throttles.login.forgive(clientAddress, email);
    return { userId: user.id, passwordHash };
  }
  const pending = await findPendingSignUp(db, email);
  const isPending = await hasher.matches(pending?.passwordHash ?? undefined, request.password);
  throw new AppError(isPending ? 'email_not_verified' : 'credentials_wrong');
}
