import { apiPaths, type SignUpRequest } from '@app/shared/contracts';
import type { HttpClient } from '@app/shared/http';
import { looseSuccess, requireSuccess } from '../../shared/failure.ts';

/** Creates the account; the server then mails the link. */
export async function signUp(http: HttpClient, { username, email, password }: SignUpRequest): Promise<void> {
  requireSuccess(await http.post(apiPaths.signUp, { username, email, password }, looseSuccess));
}
