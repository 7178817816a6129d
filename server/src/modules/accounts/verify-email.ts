import { withTransaction } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { hashSecretToken } from '../sessions/index.ts';
import type { Accounts } from './accounts.ts';
import { findSignUpByLink, markSignUpVerified } from './sign-up-repository.ts';
import { insertUser } from './user-repository.ts';

/**
 * Makes the account. A repeated click succeeds as long as the link lives: mail scanners press it before people do. When
 * the address was proved by another link meanwhile, that account stays as it is; this link's password is dropped.
 */
export async function verifyEmail({ db }: Accounts, token: string): Promise<void> {
  const hash = hashSecretToken(token);
  await withTransaction(db, async (tx) => {
    const signUp = hash === undefined ? undefined : await findSignUpByLink(tx, hash);
    if (!signUp) throw linkInvalid();
    if (signUp.isVerified) return;
    const { email, fullName, passwordHash } = signUp;
    await insertUser(tx, { email, fullName, passwordHash, isEmailVerified: true });
    await markSignUpVerified(tx, signUp.id);
  });
}

const linkInvalid = (): AppError =>
  new AppError('link_invalid', { details: { detail: 'Verification failed or link expired.' } });
