import { apiPaths, successResponse, type LoginRequest } from '@app/shared/contracts';
import type { HttpClient } from '@app/shared/http';
import { requireSuccess } from '../../shared/failure.ts';

/** Opens a session: the answer sets the cookies. */
export async function login(http: HttpClient, { email, password }: LoginRequest): Promise<void> {
  requireSuccess(await http.post(apiPaths.login, { email, password }, successResponse));
}
