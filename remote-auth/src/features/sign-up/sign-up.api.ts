import { signUpEndpoint, type SignUpRequest } from '@app/shared/contracts';
import { call, type HttpClient } from '@app/shared/http';
import { requireSuccess } from '../../shared/failure.ts';

/** Creates the account; the server then mails the link. */
export async function signUp(http: HttpClient, { username, email, password }: SignUpRequest): Promise<void> {
  requireSuccess(await call(http, signUpEndpoint, { body: { username, email, password } }));
}
