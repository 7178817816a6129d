import { apiPaths, type ForgotPasswordRequest } from '@app/shared/contracts';
import type { HttpClient } from '@app/shared/http';
import { looseSuccess, requireSuccess } from '../../shared/failure.ts';

/** Asks for a reset link; the answer is the same whether or not the address has an account. */
export async function requestResetLink(http: HttpClient, { email }: ForgotPasswordRequest): Promise<void> {
  requireSuccess(await http.post(apiPaths.forgotPassword, { email }, looseSuccess));
}
