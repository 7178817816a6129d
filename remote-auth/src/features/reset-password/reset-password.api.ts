import { apiPaths, type ResetPasswordRequest } from '@app/shared/contracts';
import type { HttpClient } from '@app/shared/http';
import { looseSuccess, requireSuccess } from '../../shared/failure.ts';

/** Sets the new password; the token is spent by it. */
export async function resetPassword(http: HttpClient, { token, new_password }: ResetPasswordRequest): Promise<void> {
  requireSuccess(await http.post(apiPaths.resetPassword, { token, new_password }, looseSuccess));
}
