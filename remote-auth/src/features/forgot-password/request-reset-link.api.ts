import { forgotPasswordEndpoint, type ForgotPasswordRequest } from '@app/shared/contracts';
import { call, type HttpClient } from '@app/shared/http';
import { requireSuccess } from '../../shared/failure.ts';

/** Asks for a reset link; the answer is the same whether or not the address has an account. */
export async function requestResetLink(http: HttpClient, { email }: ForgotPasswordRequest): Promise<void> {
  requireSuccess(await call(http, forgotPasswordEndpoint, { body: { email } }));
}
