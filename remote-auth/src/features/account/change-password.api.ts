import { changePasswordEndpoint } from '@app/shared/contracts';
import { call, type HttpClient } from '@app/shared/http';
import { requireSuccess } from '../../shared/failure.ts';
import type { ChangePasswordForm } from './change-password-form.ts';

/** Changes the password, which logs out all other browsers. */
export async function changePassword(http: HttpClient, form: ChangePasswordForm): Promise<void> {
  const { current_password, new_password } = form;
  requireSuccess(await call(http, changePasswordEndpoint, { body: { current_password, new_password } }));
}
