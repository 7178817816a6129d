import type { ForgotPasswordRequest } from '@app/shared/contracts';
import type { Accounts } from './accounts.ts';
import { normalizeEmail } from './email-address.ts';
import { mailAccountJob } from './account-mail-job.ts';

/** Only notes the wish. Whether there is an account is found out where the mail is written. */
export async function forgotPassword(
  { queue, throttles }: Accounts,
  request: ForgotPasswordRequest,
  clientAddress: string,
): Promise<void> {
  const email = normalizeEmail(request.email);
  await throttles.forgotPassword.take(clientAddress, email);
  await queue.enqueue(mailAccountJob, { kind: 'forgot-password', email });
}
