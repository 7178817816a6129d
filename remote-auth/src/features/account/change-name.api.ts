import { changeNameEndpoint } from '@app/shared/contracts';
import { call, type HttpClient } from '@app/shared/http';
import { requireSuccess } from '../../shared/failure.ts';

/** Changes the full name of the person who is logged in. */
export async function changeName(http: HttpClient, username: string): Promise<void> {
  requireSuccess(await call(http, changeNameEndpoint, { body: { username } }));
}
