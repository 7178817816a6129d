import { and, eq, isNull } from 'drizzle-orm';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/db/index.ts';
import type { LoginGrounds } from './login-grounds.ts';

const people = pgTable('users', {
  id: uuid('id').primaryKey(),
  passwordHash: text('password_hash'),
  disabledAt: timestamp('disabled_at', { withTimezone: true }),
});

const identities = pgTable('identities', {
  issuer: text('issuer').notNull(),
  subject: text('subject').notNull(),
  userId: uuid('user_id').notNull(),
});

/**
 * The account, when the grounds still stand. What they consist of is locked until the end of the transaction: whoever
 * takes it away and ends the sessions of the account afterwards either finds this session or lets it find no account.
 */
export function selectStandingAccount(database: Executor, grounds: LoginGrounds) {
  const account = database.select({ id: people.id }).from(people);
  const isUsable = and(eq(people.id, grounds.userId), isNull(people.disabledAt));
  if ('passwordHash' in grounds) {
    return account.where(and(isUsable, eq(people.passwordHash, grounds.passwordHash))).for('share');
  }
  const { issuer, subject } = grounds.identity;
  return account
    .innerJoin(identities, eq(identities.userId, people.id))
    .where(and(isUsable, eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .for('share');
}
