import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  emailVerifiedAt: instant('email_verified_at'),
  fullName: text('full_name').notNull(),
  passwordHash: text('password_hash'),
  /** The owner of the address chose the password. */
  isPasswordProved: boolean('password_proved').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
  disabledAt: instant('disabled_at'),
});

export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
);

export const signUps = pgTable('sign_ups', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  fullName: text('full_name').notNull(),
  passwordHash: text('password_hash'),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
  verifiedAt: instant('verified_at'),
});

export const emailChanges = pgTable('email_changes', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  email: text('email').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
  confirmedAt: instant('confirmed_at'),
});

export const mailedLinks = pgTable('mailed_links', {
  tokenHash: text('token_hash').primaryKey(),
  signUpId: uuid('sign_up_id'),
  userId: uuid('user_id'),
  emailChangeId: uuid('email_change_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
});
