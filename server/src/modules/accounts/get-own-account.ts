import type { OwnAccount } from '@app/shared/contracts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Accounts } from './accounts.ts';
import { findPendingEmail } from './email-change-repository.ts';
import { findUser } from './user-repository.ts';

export async function getOwnAccount({ db, holdings }: Accounts, userId: string): Promise<OwnAccount> {
  const user = await findUser(db, userId);
  if (!user) throw new AppError('not_authenticated');
  const pendingEmail = await findPendingEmail(db, userId);
  return {
    email: user.email,
    ...(pendingEmail === undefined ? {} : { pendingEmail }),
    name: user.fullName,
    verified: user.isEmailVerified,
    hasPassword: user.passwordHash !== null,
    holds: await holdings.count(db, userId),
  };
}
