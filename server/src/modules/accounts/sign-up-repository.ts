import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { accountRules } from './account-rules.ts';
import { mailedLinks, signUps } from './account-tables.ts';

export interface SignUpRow {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string | null;
  readonly isVerified: boolean;
}

const columns = {
  id: signUps.id,
  email: signUps.email,
  fullName: signUps.fullName,
  passwordHash: signUps.passwordHash,
  isVerified: sql<boolean>`${signUps.verifiedAt} is not null`,
};

const secondsFromNow = (seconds: number): SQL<Date> => sql`now() + make_interval(secs => ${seconds})`;
const isAlive = gt(signUps.expiresAt, sql`now()`);

export async function insertSignUp(
  database: Executor,
  signUp: { readonly email: string; readonly fullName: string; readonly passwordHash: string },
): Promise<string> {
  const id = randomUUID();
  await database.insert(signUps).values({ ...signUp, id, expiresAt: secondsFromNow(accountRules.signUpSeconds) });
  return id;
}

export async function findSignUp(database: Executor, id: string): Promise<SignUpRow | undefined> {
  const rows = await database
    .select(columns)
    .from(signUps)
    .where(and(eq(signUps.id, id), isAlive));
  return rows[0];
}

/** The last sign-up with that address whose link was not used yet. */
export async function findPendingSignUp(database: Executor, email: string): Promise<SignUpRow | undefined> {
  const rows = await database
    .select(columns)
    .from(signUps)
    .where(and(eq(signUps.email, email), isAlive, isNotNull(signUps.passwordHash)))
    .orderBy(desc(signUps.createdAt))
    .limit(1);
  return rows[0];
}

/** Locked until the end of the transaction, so that two clicks at once count as one. */
export async function findSignUpByLink(database: Executor, tokenHash: string): Promise<SignUpRow | undefined> {
  const isThisLink = and(eq(mailedLinks.tokenHash, tokenHash), gt(mailedLinks.expiresAt, sql`now()`));
  const rows = await database
    .select(columns)
    .from(signUps)
    .innerJoin(mailedLinks, eq(mailedLinks.signUpId, signUps.id))
    .where(isThisLink)
    .for('update', { of: signUps });
  return rows[0];
}

/** The password moves to the account; the row stays, so that a repeated click is answered the same. */
export async function markSignUpVerified(database: Executor, id: string): Promise<void> {
  await database
    .update(signUps)
    .set({ verifiedAt: sql`now()`, passwordHash: null })
    .where(eq(signUps.id, id));
}

export async function deleteExpiredSignUps(database: Executor): Promise<void> {
  await database.delete(signUps).where(lte(signUps.expiresAt, sql`now()`));
}

export async function deleteSignUps(database: Executor, email: string): Promise<void> {
  await database.delete(signUps).where(eq(signUps.email, email));
}
