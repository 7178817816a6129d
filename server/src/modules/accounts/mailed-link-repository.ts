import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { mailedLinks, users } from './account-tables.ts';

export interface NewLink {
  readonly tokenHash: string;
  readonly owner: { readonly signUpId: string } | { readonly userId: string } | { readonly emailChangeId: string };
  readonly lifetimeSeconds: number;
}

export async function insertLink(database: Executor, { tokenHash, owner, lifetimeSeconds }: NewLink): Promise<void> {
  const expiresAt = sql<Date>`now() + make_interval(secs => ${lifetimeSeconds})`;
  await database.insert(mailedLinks).values({ tokenHash, ...owner, expiresAt });
}

export interface ResetLinkOwner {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
}

/** Whose password the link may reset. Looking does not use it up. */
export async function findResetLinkOwner(database: Executor, tokenHash: string): Promise<ResetLinkOwner | undefined> {
  const rows = await database
    .select({ userId: users.id, email: users.email, fullName: users.fullName })
    .from(mailedLinks)
    .innerJoin(users, eq(users.id, mailedLinks.userId))
    .where(and(eq(mailedLinks.tokenHash, tokenHash), gt(mailedLinks.expiresAt, sql`now()`), isNull(users.disabledAt)));
  return rows[0];
}

/** False when the link was used or ran out since it was looked at. */
export async function consumeResetLink(database: Executor, tokenHash: string): Promise<boolean> {
  const used = await database
    .delete(mailedLinks)
    .where(
      and(eq(mailedLinks.tokenHash, tokenHash), isNotNull(mailedLinks.userId), gt(mailedLinks.expiresAt, sql`now()`)),
    )
    .returning({ tokenHash: mailedLinks.tokenHash });
  return used.length > 0;
}

export async function deleteResetLinks(database: Executor, userId: string): Promise<void> {
  await database.delete(mailedLinks).where(eq(mailedLinks.userId, userId));
}

export async function deleteExpiredLinks(database: Executor): Promise<void> {
  await database.delete(mailedLinks).where(lte(mailedLinks.expiresAt, sql`now()`));
}
