import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { users } from './account-tables.ts';

export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string | null;
  readonly isEmailVerified: boolean;
}

const columns = {
  id: users.id,
  email: users.email,
  fullName: users.fullName,
  passwordHash: users.passwordHash,
  isEmailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
};

export interface AddressOwner extends UserRow {
  readonly isDisabled: boolean;
}

/** Only a proved address finds its account, which may be disabled. One question, so that one moment answers it. */
export async function findAddressOwner(database: Executor, email: string): Promise<AddressOwner | undefined> {
  const rows = await database
    .select({ ...columns, isDisabled: sql<boolean>`${users.disabledAt} is not null` })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)));
  return rows[0];
}

/** Only an account that may be used. */
export async function findUserByVerifiedEmail(database: Executor, email: string): Promise<UserRow | undefined> {
  const owner = await findAddressOwner(database, email);
  return owner?.isDisabled === true ? undefined : owner;
}

/** True also for an account that was disabled: its address cannot be used for a new one. */
export async function isEmailVerified(database: Executor, email: string): Promise<boolean> {
  return (await findAddressOwner(database, email)) !== undefined;
}

export async function findUser(database: Executor, id: string): Promise<UserRow | undefined> {
  const rows = await database.select(columns).from(users).where(eq(users.id, id));
  return rows[0];
}

export interface NewUser {
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string | null;
  readonly isEmailVerified: boolean;
}

/** The id of the new account; undefined when somebody has already proved that address. */
export async function insertUser(
  database: Executor,
  { isEmailVerified: isVerified, ...user }: NewUser,
): Promise<string | undefined> {
  const rows = await database
    .insert(users)
    .values({ ...user, id: randomUUID(), emailVerifiedAt: isVerified ? sql`now()` : null })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return rows[0]?.id;
}

/** By a mailed link, so that it is the owner of the address who chose it. */
export async function setProvedPassword(database: Executor, id: string, passwordHash: string): Promise<void> {
  await database.update(users).set({ passwordHash, isPasswordProved: true }).where(eq(users.id, id));
}

/** False when there is none, or the owner of the address chose it. */
export async function dropUnprovedPassword(database: Executor, id: string): Promise<boolean> {
  const dropped = await database
    .update(users)
    .set({ passwordHash: null })
    .where(and(eq(users.id, id), isNotNull(users.passwordHash), eq(users.isPasswordProved, false)))
    .returning({ id: users.id });
  return dropped.length > 0;
}

export async function setFullName(database: Executor, id: string, fullName: string): Promise<void> {
  await database.update(users).set({ fullName }).where(eq(users.id, id));
}

/**
 * By a mailed link that the person opened who is logged in, so that the owner of the new address is the one who knows the
 * password.
 */
export async function setProvedEmail(database: Executor, id: string, email: string): Promise<void> {
  const proved = { email, emailVerifiedAt: sql`now()`, isPasswordProved: true };
  await database.update(users).set(proved).where(eq(users.id, id));
}

/** False when it is not the old one any more. Who chose the account's first password is known no better than before. */
export async function replacePassword(
  database: Executor,
  id: string,
  oldHash: string,
  newHash: string,
): Promise<boolean> {
  const replaced = await database
    .update(users)
    .set({ passwordHash: newHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, oldHash)))
    .returning({ id: users.id });
  return replaced.length > 0;
}

/** With it go its identities, sessions and mailed links. */
export async function deleteUser(database: Executor, id: string): Promise<void> {
  await database.delete(users).where(eq(users.id, id));
}
