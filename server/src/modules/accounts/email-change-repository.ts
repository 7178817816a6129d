import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { accountRules } from './account-rules.ts';
import { emailChanges, mailedLinks } from './account-tables.ts';

export interface EmailChange {
  readonly id: string;
  readonly email: string;
  readonly isConfirmed: boolean;
}

const columns = {
  id: emailChanges.id,
  email: emailChanges.email,
  isConfirmed: sql<boolean>`${emailChanges.confirmedAt} is not null`,
};

const isPending = and(isNull(emailChanges.confirmedAt), gt(emailChanges.expiresAt, sql`now()`));

/** The only one of its account: a link to an address that was mistyped must not work beside that to the right one. */
export async function replaceEmailChange(tx: Executor, change: { userId: string; email: string }): Promise<string> {
  const id = randomUUID();
  await deleteEmailChanges(tx, change.userId);
  const expiresAt = sql<Date>`now() + make_interval(secs => ${accountRules.emailChangeSeconds})`;
  await tx.insert(emailChanges).values({ ...change, id, expiresAt });
  return id;
}

export async function findPendingEmailChange(database: Executor, id: string): Promise<EmailChange | undefined> {
  const rows = await database
    .select(columns)
    .from(emailChanges)
    .where(and(eq(emailChanges.id, id), isPending));
  return rows[0];
}

/** The address that the account waits for. */
export async function findPendingEmail(database: Executor, userId: string): Promise<string | undefined> {
  const rows = await database
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isPending))
    .orderBy(desc(emailChanges.createdAt))
    .limit(1);
  return rows[0]?.email;
}

/** Locked until the end of the transaction, so that two clicks at once count as one. */
export async function findEmailChangeByLink(
  tx: Executor,
  link: { readonly tokenHash: string; readonly userId: string },
): Promise<EmailChange | undefined> {
  const isThisLink = and(eq(mailedLinks.tokenHash, link.tokenHash), gt(mailedLinks.expiresAt, sql`now()`));
  const rows = await tx
    .select(columns)
    .from(emailChanges)
    .innerJoin(mailedLinks, eq(mailedLinks.emailChangeId, emailChanges.id))
    .where(and(isThisLink, eq(emailChanges.userId, link.userId)))
    .for('update', { of: emailChanges });
  return rows[0];
}

/** The row stays, so that a repeated click is answered the same. */
export async function markEmailChangeConfirmed(tx: Executor, id: string): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ confirmedAt: sql`now()` })
    .where(eq(emailChanges.id, id));
}

/** Their links go with them. */
export async function deleteEmailChanges(database: Executor, userId: string): Promise<void> {
  await database.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

export async function deleteExpiredEmailChanges(database: Executor): Promise<void> {
  await database.delete(emailChanges).where(lte(emailChanges.expiresAt, sql`now()`));
}
