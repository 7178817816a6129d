import { loginEndpoint, type LoginRequest } from '@app/shared/contracts';
import { call, type HttpClient } from '@app/shared/http';
import { requireSuccess } from '../../shared/failure.ts';

/** Opens a session: the answer sets the cookies. */
export async function login(http: HttpClient, { email, password }: LoginRequest): Promise<void> {
  requireSuccess(await call(http, loginEndpoint, { body: { email, password } }));
}
