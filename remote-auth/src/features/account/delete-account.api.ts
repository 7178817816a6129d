import { deleteAccountEndpoint } from '@app/shared/contracts';
import { call, type HttpClient } from '@app/shared/http';

/** Deletes the account and everything in it. `proof`: the password, or the address where there is none. */
export async function deleteAccount(http: HttpClient, proof: string): Promise<void> {
  await call(http, deleteAccountEndpoint, { body: { password: proof } });
}
