import { cancelEmailChangeEndpoint, changeEmailEndpoint, confirmEmailEndpoint } from '@app/shared/contracts';
import { call, type HttpClient } from '@app/shared/http';
import { requireSuccess } from '../../shared/failure.ts';
import type { ChangeEmailForm } from './change-email-form.ts';

/** Has a link sent to the new address. Nothing changes before it is opened. */
export async function changeEmail(http: HttpClient, { email, password }: ChangeEmailForm): Promise<void> {
  requireSuccess(await call(http, changeEmailEndpoint, { body: { email, password } }));
}

/** The link in the new mailbox does nothing from now on. */
export async function cancelEmailChange(http: HttpClient): Promise<void> {
  await call(http, cancelEmailChangeEndpoint, {});
}

/** Changes the address to the one that the link was mailed to, and logs out all other browsers. */
export async function confirmEmail(http: HttpClient, token: string): Promise<void> {
  requireSuccess(await call(http, confirmEmailEndpoint, { body: { token } }));
}
