import { accountLimits, type SignUpRequest } from '@app/shared/contracts';
import { withTransaction } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { cleanLine, isVisible } from '../../platform/text/clean-line.ts';
import type { Accounts } from './accounts.ts';
import { normalizeEmail } from './email-address.ts';
import { mailAccountJob } from './account-mail-job.ts';
import { checkPassword } from './password-policy.ts';
import { insertSignUp } from './sign-up-repository.ts';

/** The same work and the same answer whether or not the address has an account: the mail tells its owner. */
export async function signUp(accounts: Accounts, request: SignUpRequest, clientAddress: string): Promise<void> {
  const email = normalizeEmail(request.email);
  const fullName = cleanLine(request.username);
  if (Array.from(fullName).length < accountLimits.fullNameMin || !isVisible(fullName)) {
    throw new AppError('validation_failed', { message: 'Full Name must be at least 2 characters' });
  }
  await checkPassword(request.password, { email, fullName });
  await accounts.throttles.signUp.take(clientAddress, email);
  const passwordHash = await accounts.hasher.hash(request.password);
  await withTransaction(accounts.db, async (tx) => {
    const signUpId = await insertSignUp(tx, { email, fullName, passwordHash });
    await accounts.queue.enqueue(mailAccountJob, { kind: 'sign-up', signUpId, isPutOff: false }, { tx });
  });
}
