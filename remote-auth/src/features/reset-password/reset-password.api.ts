import { resetPasswordEndpoint, type ResetPasswordRequest } from '@app/shared/contracts';
import { call, type HttpClient } from '@app/shared/http';
import { requireSuccess } from '../../shared/failure.ts';

/** Sets the new password; the token is spent by it. */
export async function resetPassword(http: HttpClient, { token, new_password }: ResetPasswordRequest): Promise<void> {
  requireSuccess(await call(http, resetPasswordEndpoint, { body: { token, new_password } }));
}
