import { forgotPasswordEndpoint, resendVerificationEndpoint } from '@app/shared/contracts';
import { call, type HttpClient } from '@app/shared/http';
import { requireSuccess } from '../../shared/failure.ts';
import type { SentLink } from './sent-link.ts';

/** Has the link sent once more. The answer is the same whether or not anybody waits for one. */
export async function resendLink(http: HttpClient, email: string, sent: SentLink): Promise<void> {
  const endpoint = sent === 'reset' ? forgotPasswordEndpoint : resendVerificationEndpoint;
  requireSuccess(await call(http, endpoint, { body: { email } }));
}
