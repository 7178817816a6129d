import { withTransaction } from '../../platform/db/index.ts';
import { endSessionsOfUser } from '../sessions/index.ts';
import type { Accounts } from './accounts.ts';
import { proveIdentity, type Proof } from './prove-identity.ts';
import { deleteSignUps } from './sign-up-repository.ts';
import { deleteUser } from './user-repository.ts';

/** Deletes the account with everything in it, and ends all its sessions. */
export async function deleteAccount(accounts: Accounts, proof: Proof): Promise<void> {
  const { db, notifications, holdings } = accounts;
  const { userId } = proof;
  const { email, isEmailVerified } = await proveIdentity(accounts, proof);
  const discardBytes = await withTransaction(db, async (tx) => {
    // First: an upload that is being stored holds its session, and is among what is deleted, or is refused.
    await endSessionsOfUser(notifications, tx, userId);
    const discard = await holdings.deleteRows(tx, userId);
    await deleteUser(tx, userId);
    // An address that nobody has proved may be somebody else's, who signs up with it just now.
    if (isEmailVerified) await deleteSignUps(tx, email);
    return discard;
  });
  await discardBytes();
}
