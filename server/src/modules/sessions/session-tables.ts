import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const instant = (name: string) => timestamp(name, { withTimezone: true });

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  previousTokenHash: text('previous_token_hash'),
  /** As the browser named itself at the login; empty where it did not. */
  browser: text('browser').notNull(),
  system: text('system').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  rotatedAt: instant('rotated_at').notNull().defaultNow(),
  confirmedAt: instant('confirmed_at'),
  lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  idleExpiresAt: instant('idle_expires_at').notNull(),
  absoluteExpiresAt: instant('absolute_expires_at').notNull(),
});
