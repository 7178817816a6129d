import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const documents = pgTable('documents', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  name: text().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  storageKey: text('storage_key').notNull(),
  uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull().defaultNow(),
});

export type StoredDocument = typeof documents.$inferSelect;
