import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { identities, users } from './account-tables.ts';

export interface IdentityKey {
  readonly issuer: string;
  readonly subject: string;
}

export interface IdentityOwner {
  readonly userId: string;
  readonly isDisabled: boolean;
}

export async function findIdentityOwner(
  database: Executor,
  { issuer, subject }: IdentityKey,
): Promise<IdentityOwner | undefined> {
  const rows = await database
    .select({ userId: users.id, isDisabled: sql<boolean>`${users.disabledAt} is not null` })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return rows[0];
}

export async function deleteIdentities(database: Executor, userId: string): Promise<void> {
  await database.delete(identities).where(eq(identities.userId, userId));
}

/** False when a parallel request was faster. */
export async function insertIdentity(
  database: Executor,
  { issuer, subject, userId }: IdentityKey & { readonly userId: string },
): Promise<boolean> {
  const rows = await database
    .insert(identities)
    .values({ issuer, subject, userId })
    .onConflictDoNothing()
    .returning({ userId: identities.userId });
  return rows.length > 0;
}
