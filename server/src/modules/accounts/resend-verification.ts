import type { ForgotPasswordRequest } from '@app/shared/contracts';
import { mailAccountJob } from './account-mail-job.ts';
import type { Accounts } from './accounts.ts';
import { normalizeEmail } from './email-address.ts';

/** Only notes the wish. Whether somebody waits for such a link is found out where the mail is written. */
export async function resendVerification(
  { queue, throttles }: Accounts,
  request: ForgotPasswordRequest,
  clientAddress: string,
): Promise<void> {
  const email = normalizeEmail(request.email);
  await throttles.resend.take(clientAddress, email);
  await queue.enqueue(mailAccountJob, { kind: 'resend-verification', email });
}
